import Dispatch
import TestSupport

/// Code under test that calls a fake. Failures name its functions and lines.
struct Librarian: Sendable {
  let library: FakeLibrary

  /// A function of this file with its line, as a failure names a caller.
  static func place(of function: String) -> String { TestSupport.place(of: function) }

  func count() -> Int { library.count() }  // <- Librarian.count()

  func title() -> String { library.name }  // <- Librarian.title()

  func fetch() async -> Int { await library.fetch() }  // <- Librarian.fetch()

  func countOnQueue() async -> Int {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: library.count())  // <- Librarian.countOnQueue()
      }
    }
  }
}
