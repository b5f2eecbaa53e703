import Foundation

protocol Library {
  func lend(_ book: String, on day: Date) throws -> Int
}

protocol Archive: Library {
  var count: Int { get }
}

/// A shelf for books.
open class Shelf {
  /// Creates a shelf.
  public init() {}
  /// The height, in centimetres.
  open func height() -> Int { 30 }
}

struct Desk {
  let archive: any Archive
  let shelf: Shelf

  func borrow(_ book: String, on day: Date) throws -> String {
    "\(try archive.lend(book, on: day)) of \(archive.count), at \(shelf.height())"
  }
}

/// Borrows a book, and says for how many days.
public func borrow(_ book: String) throws -> String {
  try Desk(archive: Shelves(), shelf: Shelf()).borrow(book, on: Date(timeIntervalSince1970: 0))
}

private struct Shelves: Archive {
  let count = 1
  func lend(_ book: String, on day: Date) -> Int { 1 }
}
