import SpryMatchers
import SpryObjects
import Testing

private struct TooDeep: Error {}

private final class Stairs: ObjectSpyable {
  // Runs at the bottom.
  var onBottom: () throws -> Void = {}

  @Spied func climb(_ steps: Int) -> Int {
    if steps > 0 { return 1 + climb(steps - 1) }
    try? onBottom()
    return 0
  }

  @Spied func descend(_ steps: Int) throws -> Int {
    if steps > 0 { return try 1 + descend(steps - 1) }
    try onBottom()
    return 0
  }
}

/// Calls that no stub answers run the member's own body, which may do as it likes.
@Suite(.spry) struct ForwardedCallTests {
  private let stairs = Stairs()

  @Test func aBodyThatCallsItself() throws {
    let spy = Spy(on: stairs)
    var during: [String] = []
    stairs.onBottom = { during = spy.recordedCalls.map(\.outcome.description) }
    let running = ["still running", "still running", "still running"]

    #expect(spy.spy { stairs.climb(2) } == 2)
    #expect(during == running)
    #expect(spy.recordedCalls.map(\.outcome.description) == ["returned", "returned", "returned"])

    spy.resetCalls()
    #expect(try spy.spy { try stairs.descend(2) } == 2)
    #expect(during == running)
    #expect(spy.recordedCalls.map(\.outcome.description) == ["returned", "returned", "returned"])
  }

  @Test func aBodyThatThrows() {
    let spy = Spy(on: stairs)
    stairs.onBottom = { throw TooDeep() }
    #expect(throws: TooDeep.self) { try spy.spy { try stairs.descend(1) } }
    let outcomes = spy.recordedCalls.map(\.outcome.description)
    #expect(outcomes == ["threw TooDeep()", "threw TooDeep()"])
  }

  @Test func aCallOfWhichLessIsKept() throws {
    let spy = Spy(on: stairs)
    spy.keep(.text)
    #expect(try spy.spy { try stairs.climb(1) + stairs.descend(0) } == 1)
    #expect(spy.recordedCalls.map(\.description) == ["climb(1)", "climb(0)", "descend(0)"])
    #expect(spy.recordedCalls.map(\.outcome.description) == ["returned", "returned", "returned"])
  }

  @Test func aBodyThatForgetsTheCalls() throws {
    let spy = Spy(on: stairs)
    stairs.onBottom = { spy.resetCalls() }
    #expect(spy.spy { stairs.climb(2) } == 2)
    #expect(spy.recordedCalls.isEmpty)
    stairs.onBottom = {
      spy.resetCalls()
      throw TooDeep()
    }
    #expect(throws: TooDeep.self) { try spy.spy { try stairs.descend(2) } }
    #expect(spy.recordedCalls.isEmpty)
  }
}
