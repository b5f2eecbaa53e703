import SpryKit

/// A fake with a member that is only recorded and a member with answers.
final class FakeService: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case load = "load(id:)"
  }

  let spryState = SpryState()

  func save(_ value: Int) { recordCall(arguments: value) }
  func load(id: Int) async throws -> String { try await spryifyThrows(arguments: id) }
}
