import SpryKit
import SpryMatchers
import TestSupport
import Testing

private struct NotDone: Error {}
private enum Fault: Error { case lost }

@Suite("Messages call a spy closure by its name", .spry(callers: false))
struct SpyClosureMessageTests {
  private let onDone = SpyClosure<(Int, String), Bool>("onDone")

  @Test("The closure was not called")
  func notCalled() {
    expectGolden(onDone.calls(1, "a").didCall().description, "no call with these arguments")
    expectGolden(onDone.didCall(.call).description, "no call")
    expectGolden(onDone.calls(.any, .any).didCall().recordedCallsDescription, "no list of calls")
  }

  @Test("The closure was called otherwise")
  func calledOtherwise() {
    onDone.stub().andReturn(true)
    let done: (Int, String) -> Bool = onDone.closure
    _ = done(1, "b")
    expectGolden(onDone.calls(1, "a").didCall(.once).description, "other arguments")
    expectGolden(
      onDone.calls(.any, .any).didCall(.never).description, "calls that were not allowed")
    expectGolden(
      onDone.calls(.check { _ in throw NotDone() }, .any).didCall().description,
      "an inline check that throws")
  }

  @Test("The closure has no stub")
  func notStubbed() {
    let done: (Int, String) -> Bool = onDone.closure
    expectGolden(misuses { _ = done(1, "a") })
    onDone.stub(1, "a").andReturn(true)
    #expect(misuses { _ = done(1, "a") }.isEmpty)
  }

  @Test("A stub without an answer is misuse")
  func stubWithoutAnswer() {
    expectGolden(misuses { _ = onDone.stub(1, "a") })
  }

  @Test("A stub of a closure with too few matchers")
  func tooFewMatchers() {
    onDone.stub(.any).andReturn(true).lenient()
    expectGolden(misuses { _ = onDone.closure(1, "a") })
  }

  @Test("Without the line of the test, misuse is at the nearest stub, or at the test")  // <- misuse
  func placeOfMisuse() {
    let reports = Misuses()
    let done: (Int, String) -> Bool = onDone.closure
    withSpryScope(misuse: reports.handler) { _ = done(1, "a") }
    onDone.stub(1, "b").lenient().andReturn(true)  // <- misuse
    withSpryScope(misuse: reports.handler) { _ = done(1, "a") }
    #expect(
      reports.places == lines(of: "misuse").map { "SpyClosureMessageTests.swift:\($0)" })
  }

  @Test("The stub throws an error that the closure cannot throw")
  func throwsWhereNothingCan() {
    onDone.stub().andThrow(NotDone())
    let done: (Int, String) -> Bool = onDone.closure
    expectGolden(misuses { _ = done(1, "a") }, "a closure that cannot throw")
    let typed: (Int, String) throws(Fault) -> Bool = onDone.typedClosure(throwing: Fault.self)
    expectGolden(misuses { _ = try? typed(1, "a") }, "a closure with typed errors")
  }
}
