import Dispatch

/// Code under test that calls a fake. Failures name its functions.
struct Librarian: Sendable {
  let library: FakeLibrary

  func count() -> Int { library.count() }

  func title() -> String { library.name }

  func fetch() async -> Int { await library.fetch() }

  func countOnQueue() async -> Int {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: library.count()) }
    }
  }
}
