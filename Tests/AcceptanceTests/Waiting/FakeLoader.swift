import Dispatch
import SpryKit

struct NotFound: Error, Equatable {}
enum LoadError: Error, Equatable { case gone }

/// A type without a default value.
struct Mark: Equatable { var x, y: Int }

/// A fake with the kinds of members that a gate can hold, and a member that is only recorded.
final class FakeLoader: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case count = "count(_:)"
    case mark = "mark()"
    case load = "load(_:)"
    case fetch = "fetch()"
    case flush = "flush()"
    case size = "size()"
    case point = "point()"
    case read = "read(_:)"
    case open = "open()"
    case save = "save(_:)"
    case locate = "locate()"
    case locateNow = "locateNow()"
    case locateTyped = "locateTyped()"
  }

  let spryState = SpryState()

  func count(_ name: String) async -> Int { await spryify(arguments: name) }
  func mark() async -> Mark { await spryify() }
  func load(_ id: String) async throws -> String { try await spryifyThrows(arguments: id) }
  func fetch() async throws(LoadError) -> String {
    try await spryifyThrows(throwing: LoadError.self)
  }

  func flush() { spryify() }
  func size() -> Int { spryify() }
  func point() -> Mark { spryify() }
  func read(_ key: String) throws -> String { try spryifyThrows(arguments: key) }
  func open() throws(LoadError) -> String { try spryifyThrows(throwing: LoadError.self) }

  func save(_ value: Int) { recordCall(arguments: value) }

  func locate() async throws -> Mark { try await spryifyThrows() }
  func locateNow() throws -> Mark { try spryifyThrows() }
  func locateTyped() async throws(LoadError) -> Mark {
    try await spryifyThrows(throwing: LoadError.self)
  }
}

/// Runs code on a thread that belongs to no test, as code under test does with a queue of its own.
func onQueue<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result { try body() }) }
  }
}
