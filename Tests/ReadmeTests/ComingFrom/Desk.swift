import SpryMacros

// The code that the tests of these articles test.

struct Book: Equatable {
  var title: String
  var copies: Int
}

struct NoSuchBook: Error {}

@Spryable
protocol Catalog: AnyObject {
  var branch: String { get set }
  func find(_ title: String) async throws -> Book
  func reserve(_ title: String, for reader: String) -> Int
  func log(_ text: String)
}

struct Desk {
  let catalog: any Catalog

  func lend(_ title: String, to reader: String) async throws -> String {
    let book = try await catalog.find(title)
    guard book.copies > 0 else {
      return "You are number \(catalog.reserve(title, for: reader))."
    }
    catalog.log("\(title) to \(reader)")
    return "Here is \(book.title)."
  }
}
