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

/// Its state is in the registry, so it stores nothing and is `Sendable` all the same.
private final class RegisteredTracker: Tracker, Spryable {
  func track(_ event: String) { spryify(arguments: event) }
  func upload(_ events: [String]) async throws -> Int { try await spryifyThrows(arguments: events) }
  static func shared() -> String { spryify() }
}

@Suite(.spry) struct SendableFakeTests {
  @Test func isUsedFromManyTasks() async {
    let fake = FakeTracker()
    fake.stub(.track).andReturn()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<50 { group.addTask { fake.track("\(index)") } }
    }
    expectHaveReceived(fake, .track, countSpecifier: .exactly(50))
    expectHaveReceived(fake, .track, with: "17", countSpecifier: .once)
  }

  @Test @MainActor func isUsedOnTheMainActor() async throws {
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

  @Test func detachedWorkUsesTheFakeButNotTheScope() async {
    let fake = FakeTracker()
    fake.stub(.track).andReturn()
    await Task.detached { fake.track("far") }.value
    expectHaveReceived(fake, .track, with: "far")
  }

  @Test(arguments: 0..<100) func parallelTestsHaveStaticStubsOfTheirOwn(number: Int) async {
    FakeTracker.stub(.shared).andReturn("\(number)")
    await Task.yield()
    #expect(FakeTracker.shared() == "\(number)")
    let child = await Task { FakeTracker.shared() }.value
    #expect(child == "\(number)")
    expectHaveReceived(FakeTracker.self, .shared, countSpecifier: .exactly(2))
  }

  @Test func parallelTasksWithScopesHaveStaticStubsOfTheirOwn() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          await withSpryScope {
            FakeTracker.stub(.shared).andReturn("\(number)")
            for _ in 0..<number % 5 {
              await Task.yield()
              _ = FakeTracker.shared()
            }
            return FakeTracker.shared() == "\(number)"
              && FakeTracker.didCall(.shared, countSpecifier: .exactly(number % 5 + 1)).success
          }
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
    expectHaveNoRecordedCalls(FakeTracker.self)
  }
}
