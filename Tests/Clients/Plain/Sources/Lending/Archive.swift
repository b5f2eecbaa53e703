import Foundation

protocol Library {
  func lend(_ book: String, on day: Date) throws -> Int
}

protocol Archive: Library {
  var count: Int { get }
}

open class Shelf {
  public init() {}
  open func height() -> Int { 30 }
}

struct Desk {
  let archive: any Archive
  let shelf: Shelf

  func borrow(_ book: String, on day: Date) throws -> String {
    "\(try archive.lend(book, on: day)) of \(archive.count), at \(shelf.height())"
  }
}

public func borrow(_ book: String) throws -> String {
  try Desk(archive: Shelves(), shelf: Shelf()).borrow(book, on: Date(timeIntervalSince1970: 0))
}

private struct Shelves: Archive {
  let count = 1
  func lend(_ book: String, on day: Date) -> Int { 1 }
}
