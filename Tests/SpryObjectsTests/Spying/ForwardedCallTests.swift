import SpryMatchers
import SpryObjects
import Testing

private struct TooDeep: Error {}

private final class Stairs: ObjectSpyable {
  // The closure that the last step runs.
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

@Suite("Calls that run the member's own body", .spry)
struct ForwardedCallTests {
  private let stairs = Stairs()

  @Test("A body that calls itself has a call for each run")
  func aBodyThatCallsItself() throws {
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

  @Test("A body that throws gives each call its error")
  func aBodyThatThrows() {
    let spy = Spy(on: stairs)
    stairs.onBottom = { throw TooDeep() }
    #expect(throws: TooDeep.self) { try spy.spy { try stairs.descend(1) } }
    let outcomes = spy.recordedCalls.map(\.outcome.description)
    #expect(outcomes == ["threw TooDeep()", "threw TooDeep()"])
  }

  @Test("A body may reset the calls of its spy")
  func aBodyThatForgetsTheCalls() throws {
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
