import Testing

@testable import SpryKit

@Suite struct KeepingTextTests {
  private let fake = FakeDesk(.text)

  @Test func comparesTheText() {
    fake.stub(.send).andReturn(true)
    _ = fake.send("a", to: 1)
    #expect(fake.didCall(.send, with: "a", 1).success)
    #expect(fake.didCall(.send, with: Argument.anything, Argument.nonNil).success)
    #expect(
      fake.didCall(.send, with: "a", 2).description == """
        'send(_:to:)' on FakeDesk: expected at least 1 call with ("a", 2), got none
          1 other call:
            1. send("a", to: 1)   to: 1 is not 2
        """
    )
    #expect(fake.didCall(.send, with: 1, "a").success == false)
    #expect(fake.calls(to: .send).map(\.description) == [#"send("a", to: 1)"#])
    let texts = fake.calls(to: .send)[0].arguments.map { ($0 as? ArgumentText)?.description }
    #expect(texts == ["\"a\"", "1"])
  }

  @Test func comparesLongTextsInFull() {
    let start = String(repeating: "a", count: 300)
    let middles = ["b", "c"].map { start + $0 + start }
    fake.log(middles[0])
    #expect(fake.didCall(.log, with: middles[0]).success)
    #expect(!fake.didCall(.log, with: middles[1]).success)
  }

  @Test func keepsNil() {
    fake.log(nil)
    fake.log("nil")
    #expect(fake.didCall(.log, with: Argument.nil, countSpecifier: .once).success)
    #expect(fake.didCall(.log, with: nil, countSpecifier: .once).success)
    #expect(fake.didCall(.log, with: "nil", countSpecifier: .once).success)
    #expect(fake.didCall(.log, with: Argument.nonNil, countSpecifier: .once).success)
  }

  @Test func rulesCannotTell() {
    fake.log("abc")
    let rules = [
      Argument.contains("b"), .pass { _ in true }, .not("x"), .any(String.self), .equal(to: "abc"),
    ]
    for rule in rules { #expect(!fake.didCall(.log, with: rule).success) }
    #expect(
      fake.didCall(.log, with: Argument.contains("b")).description == """
        'log(_:)' on FakeDesk: expected at least 1 call with (something that contains "b"), got none
          1 other call:
            1. log("abc")   argument 1: only the text was kept, "abc", of which this cannot be told
        """
    )
  }

  @Test func whatPrintsAlikeIsNotTold() {
    let (draft, other) = (Draft(), Draft())
    fake.keep(draft)
    for expected in [draft, other] { #expect(!fake.didCall(.keep, with: expected).success) }
    #expect(
      fake.didCall(.keep, with: draft).description == """
        'keep(_:)' on FakeDesk: expected at least 1 call with (a Draft), got none
          1 other call:
            1. keep(a Draft)   argument 1: only the text was kept, a Draft, which others have as well
        """
    )
    fake.then {}
    #expect(fake.calls(to: .then).map(\.description) == ["then(a function of type () -> ())"])
    #expect(fake.didCall(.then, with: Argument.anything).success)
  }

  @Test func isAsItWasAtTheCall() {
    let letter = Letter("first")
    fake.stub(.post).andReturn("")
    _ = fake.post(letter)
    letter.text = "second"
    #expect(fake.calls(to: .post).map(\.description) == ["post(letter first)"])
    #expect(fake.didCall(.post, with: Letter("first")).success)
  }

  @Test func keepsNothingAlive() {
    weak var probe: Letter?
    weak var drafted: Draft?
    fake.stub(.post).andReturn("")
    do {
      let (letter, draft) = (Letter("first"), Draft())
      (probe, drafted) = (letter, draft)
      _ = fake.post(letter)
      fake.then { _ = draft }
    }
    #expect(probe == nil)
    #expect(drafted == nil)
  }

  @Test func aDescriptionMayUseTheFake() {
    final class Nosy: CustomStringConvertible {
      var onDescription: () -> Void = {}
      var description: String {
        onDescription()
        return "nosy"
      }
    }
    final class FakeLog: Spryable {
      let spryState = SpryState(keeping: .text)
      func log(_ value: Nosy) { recordCall(arguments: value) }
      func hear() { recordCall() }
    }
    let (log, nosy) = (FakeLog(), Nosy())
    nosy.onDescription = { log.hear() }
    log.log(nosy)
    #expect(log.recordedCalls.map(\.description) == ["hear()", "log(nosy)"])
  }

  @Test func tellsTheOutcome() {
    fake.stub(.find).with(1).andReturn(1)
    fake.stub(.find).andThrow(Unfound())
    _ = try? fake.find(1)
    _ = try? fake.find(2)
    fake.log("a")
    #expect(
      fake.recordedCalls.map(\.outcome.description) == ["returned", "threw Unfound()", "recorded"])
    #expect(fake.recordedCalls.map(\.function) == ["find(_:)", "find(_:)", "log(_:)"])
  }

  @Test func isOfTheOrder() {
    let other = FakeDesk()
    fake.log("a")
    other.log("b")
    fake.log("c")
    let all = (fake.recordedCalls + other.recordedCalls).sorted { $0.number < $1.number }
    #expect(all.map(\.description) == ["log(\"a\")", "log(\"b\")", "log(\"c\")"])
  }

  @Test(.timeLimit(.minutes(1))) func endsAWait() async throws {
    async let log: Void = fake.log("a")
    let call = try await fake.waitForCall(.log, with: "a", within: .seconds(1), clock: HandClock())
    await log
    #expect(call.description == "log(\"a\")")
  }
}
