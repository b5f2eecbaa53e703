import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("Which members a spy watches", .spry)
struct WatchedMembersTests {
  private let view = View()

  @Test("A spy leaves members alone that it does not name")
  func membersThatAreNotNamedAreLeftAlone() throws {
    let spy = Spy(on: view, .layout, forwardsInvocations: false)
    let drawn = try spy.spy { try view.draw(in: 1) }
    #expect(drawn)
    #expect(spy.recordedCalls.isEmpty)
    expectGolden(spy.didCall(.draw).failureDescription)
  }

  @Test("A check that expects no calls fails if the spy could not see any")
  func noCallsThatTheSpyCannotSee() {
    let spy = Spy(on: view, .layout)
    let idle = spy.didCall(.layout, countSpecifier: .never).failureDescription
    let others = SpryCheck.noOtherCalls(of: [SpryFakeHandle(spy)], ignoring: [], since: .start)
    let calls = SpryCheck.noCall(to: SpryFakeHandle(spy))
    spy.spy {}
    #expect(spy.didCall(.layout, countSpecifier: .never).success)
    expectNoOtherCalls(spy)
    let unwatched = spy.didCall(.draw, countSpecifier: .never).failureDescription
    expectGolden([idle, others?.text, calls?.text, unwatched].map { $0 ?? "none" })
    expectGolden(misuses { #expect(spy.called(.draw).isEmpty) }, "reading")
  }

  @Test("An unused stub of a member that the spy does not watch says so")
  func aStubOfAMemberThatIsNotNamedIsToldWhy() {
    let scope = SpryScope(ofTest: "test()", misuse: .stop)
    scope.run {
      let spy = Spy(on: view, .layout)
      spy.stub(.draw).andReturn(false)
      spy.spy { view.layout() }
    }
    let stub = scope.end().stubs.first
    expectGolden(stub?.description, "the stub")
    #expect(stub?.calls == ["  the spy watches 'layout()', not 'draw(in:)'"])
  }

  @Test("A string literal names a member")
  func namesByStringLiteral() {
    final class Plain: ObjectSpyable {
      func add(_ number: Int) -> Int { spied(arguments: number) { number + 1 } }
    }
    let plain = Plain()
    let spy = Spy(on: plain, "add")
    let sum = spy.spy { plain.add(1) }
    #expect(sum == 2)
    expectHaveReceived(spy, "add(_:)", with: 1)
    let other = Spy(on: plain)
    _ = other.spy { plain.add(1) }
    expectHaveReceived(other, "add", with: 1)
  }

  @Test("A call to a member with nearly the same name does not fail a check of no calls")
  func nearlyTheSameName() {
    final class Tally: ObjectSpyable {
      enum Function: String, StringRepresentable { case count }
      var count: Int { spied { 1 } }
      func count(_ number: Int) -> Int { spied(arguments: number) { number } }
    }
    let tally = Tally()
    let spy = Spy(on: tally, .count)
    _ = spy.spy { tally.count(3) }
    expectHaveNotReceived(spy, .count)
    _ = spy.spy { tally.count }
    expectHaveReceived(spy, .count, countSpecifier: .once)
  }

  @Test("A member that returns Any is not answered with nothing")
  func nothingIsNoAnswerForAMemberThatReturnsAny() {
    final class Source: ObjectSpyable {
      func value() throws -> Any { try spied { () throws -> Any in 1 } }
      func note() { spied { () -> Void in Issue.record("was to be held back") } }
    }
    let source = Source()
    let spy = Spy(on: source, forwardsInvocations: false)
    spy.beginSpying()
    defer { spy.endSpying() }
    source.note()
    withSpryScope(misuse: .report { _, _ in }) {
      _ = #expect(throws: Misuse.self) { try source.value() }
    }
  }
}
