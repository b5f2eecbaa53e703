import SpryKit
import SpryMatchers
import Testing

private protocol Tracker: Sendable, AnyObject {
  func track(_ event: String)
  func upload(_ events: [String]) async throws -> Int
  static func shared() -> String
}

private final class FakeTracker: Tracker, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case shared = "shared()"
  }
  enum Function: String, StringRepresentable {
    case track = "track(_:)"
    case upload = "upload(_:)"
  }

  let spryState = SpryState()

  func track(_ event: String) { spryify(arguments: event) }
  func upload(_ events: [String]) async throws -> Int { try await spryifyThrows(arguments: events) }
  static func shared() -> String { spryify() }
}

/// A fake that leaves its state to the library, and is `Sendable`.
private final class RegisteredTracker: Tracker, Spryable {
  func track(_ event: String) { spryify(arguments: event) }
  func upload(_ events: [String]) async throws -> Int { try await spryifyThrows(arguments: events) }
  static func shared() -> String { spryify() }
}

@Suite("Fakes that are Sendable", .spry)
struct SendableFakeTests {
  @Test("A Sendable fake is used in a test on the main actor")
  @MainActor func isUsedOnTheMainActor() async throws {
    let fake = FakeTracker()
    let registered = RegisteredTracker()
    fake.stub(.upload).andDo { _ in
      await Task.yield()
      return 1
    }
    registered.stub("upload(_:)").andReturn(2)
    #expect(try await fake.upload(["a"]) == 1)
    #expect(try await registered.upload(["a"]) == 2)
    expectHaveReceived(fake, .upload, with: ["a"])
    expectHaveReceived(registered, "upload(_:)", with: ["a"])
  }

  @Test("Parallel tests have static stubs of their own", arguments: 0..<100)
  func parallelTestsHaveStaticStubsOfTheirOwn(number: Int) async {
    FakeTracker.stub(.shared).andReturn("\(number)")
    await Task.yield()
    #expect(FakeTracker.shared() == "\(number)")
    let child = await Task { FakeTracker.shared() }.value
    #expect(child == "\(number)")
    expectHaveReceived(type: FakeTracker.self, .shared, countSpecifier: .exactly(2))
  }
}
