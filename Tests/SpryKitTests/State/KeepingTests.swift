import Dispatch
import Testing

@testable import SpryKit

private struct Unfound: Error {}

private final class Draft {}

private final class Letter: CustomStringConvertible {
  var text: String
  init(_ text: String) { self.text = text }
  var description: String { "letter \(text)" }
}

private final class FakeDesk: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case log = "log(_:)"
    case send = "send(_:to:)"
    case post = "post(_:)"
    case find = "find(_:)"
    case then = "then(_:)"
    case keep = "keep(_:)"
  }
  enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  let spryState: SpryState

  init(_ depth: RecordingDepth = .everything) { spryState = SpryState(keeping: depth) }

  func log(_ text: String?) { recordCall(arguments: text) }
  func send(_ text: String, to number: Int) -> Bool { spryify(arguments: text, number) }
  func post(_ letter: Letter?) -> String { spryify(arguments: letter) }
  func find(_ id: Int) throws -> Int { try spryifyThrows(arguments: id) }
  func then(_ body: @escaping () -> Void) { recordCall(arguments: body) }
  func keep(_ draft: Draft) { recordCall(arguments: draft) }
  static func open(_ id: Int) { recordCall(arguments: id) }
}

extension FakeDesk {
  fileprivate var bytes: Int { spryState.tables.withLock { $0.log.memory.byteCount } }
}

@Suite struct KeepingCountsTests {
  private let fake = FakeDesk(.counts)

  @Test func countsWithoutArguments() {
    for text in ["a", "b", "c"] { fake.log(text) }
    #expect(fake.didCall(.log, countSpecifier: .exactly(3)).success)
    #expect(fake.didCall(.log).success)
    #expect(fake.calls(to: .log).isEmpty)
    #expect(
      fake.didCall(.log, countSpecifier: .never).description == """
        'log(_:)' on FakeDesk: expected no call, got 3
          of 3 calls of 'log(_:)' only the count was kept
        """
    )
    #expect(
      fake.didCall(.find).description == """
        'find(_:)' on FakeDesk: expected at least 1 call, got none
          called instead: log(_:) (3 calls)
        """
    )
  }

  @Test func cannotTellArguments() {
    fake.log("a")
    #expect(
      fake.didCall(.log, with: "a").description == """
        'log(_:)' on FakeDesk: expected at least 1 call with ("a"), got none for certain
          of 1 call of 'log(_:)' only that it came was kept
        """
    )
    #expect(fake.didCall(.log, with: "b", countSpecifier: .never).success == false)
    #expect(fake.didCall(.log, with: "b", countSpecifier: .atMost(1)).success)
    fake.keep(.everything)
    fake.log("a")
    #expect(fake.didCall(.log, with: "a").success)
    #expect(fake.didCall(.log, with: "a", countSpecifier: .range(1...2)).success)
    #expect(
      fake.didCall(.log, with: "a", countSpecifier: .once).description == """
        'log(_:)' on FakeDesk: expected exactly 1 call with ("a"), got 1 for certain
          1 matching call:
            1. log("a")
          of 1 call of 'log(_:)' only that it came was kept
        """
    )
    #expect(fake.didCall(.log, countSpecifier: .exactly(2)).success)
  }

  @Test func aHundredThousandCallsTakeNoMemory() {
    fake.stub(.send).andReturn(true)
    fake.stub(.find).andThrow(Unfound())
    for number in 0..<10 {
      _ = fake.send("a", to: number)
      _ = try? fake.find(number)
    }
    let before = fake.bytes
    for number in 0..<100_000 { _ = fake.send("a", to: number) }
    for number in 0..<1_000 { _ = try? fake.find(number) }
    #expect(fake.bytes == before)
    #expect(fake.didCall(.send, countSpecifier: .exactly(100_010)).success)
    #expect(fake.spryState.tables.withLock { $0.extras?.errors.count } == 0)
  }

  @Test func stubsGetTheArguments() {
    let captor = Argument.captor()
    fake.stub(.send).with("a", captor).andReturn(true)
    fake.stub(.send).andDo { arguments in arguments[1] as? Int == 2 }
    #expect(fake.send("a", to: 1))
    #expect(fake.send("b", to: 2))
    #expect(!fake.send("b", to: 3))
    #expect(captor.values(as: Int.self) == [1])
  }

  @Test func forgetsAndGoesOn() {
    fake.log("a")
    fake.resetCalls()
    #expect(fake.didCall(.log, countSpecifier: .never).success)
    fake.log("b")
    #expect(fake.didCall(.log, countSpecifier: .once).success)
    #expect(fake.calls(to: .log).isEmpty)
  }

  @Test func countsSinceAMark() {
    fake.log("a")
    let mark = SpryMark()
    #expect(fake.didCall(.log, countSpecifier: .never, since: mark).success)
    fake.log("b")
    // Of the two, one or the other may have come before.
    #expect(
      fake.didCall(.log, countSpecifier: .once, since: mark).description == """
        'log(_:)' on FakeDesk: expected exactly 1 call since the mark, got none for certain
          of 2 calls of 'log(_:)' only the count was kept
        """
    )
    fake.resetCalls()
    fake.log("c")
    #expect(fake.didCall(.log, countSpecifier: .once, since: mark).success)
  }

  @Test func areListed() {
    fake.log("a")
    fake.log("a")
    #expect(
      fake.didCall(.find).recordedCallsDescription
        == "of 2 calls of 'log(_:)' only the count was kept")
    #expect(
      fake.explain() == """
        FakeDesk
          no stubs
          calls:
            of 2 calls of 'log(_:)' only the count was kept
        """
    )
  }

  @Test func areNotLostToOtherChecks() {
    fake.log("a")
    fake.log("b")
    #expect(
      SpryCheck.noOtherCalls(of: [CheckedFake(fake)], ignoring: [], since: .start) == """
        FakeDesk: expected no other calls, got none for certain
          of 2 calls of 'log(_:)' only the count was kept
        """
    )
    #expect(
      SpryCheck.noOtherCalls(
        of: [CheckedFake(fake)], ignoring: [IgnoredMember(FakeDesk.Function.log)], since: .start)
        == nil)
    _ = fake.didCall(.log, countSpecifier: .exactly(2))
    #expect(SpryCheck.noOtherCalls(of: [CheckedFake(fake)], ignoring: [], since: .start) == nil)
  }

  @Test func endsAWait() async throws {
    await #expect(throws: CallWaitError.self) {
      async let _ = fake.log("a")
      try await fake.waitForCall(.log, within: .seconds(60))
    }
    #expect(fake.didCall(.log, countSpecifier: .once).success)
  }
}

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

  @Test func endsAWait() async throws {
    async let log: Void = fake.log("a")
    let call = try await fake.waitForCall(.log, with: "a", within: .seconds(60))
    await log
    #expect(call.description == "log(\"a\")")
  }
}

@Suite struct KeepingWeaklyTests {
  private let fake = FakeDesk(.weakObjects)

  @Test func matchesAndPrintsWhileTheObjectLives() {
    fake.stub(.post).andReturn("")
    weak var probe: Letter?
    do {
      let letter = Letter("first")
      probe = letter
      _ = fake.post(letter)
      #expect(fake.didCall(.post, with: letter).success)
      #expect(fake.didCall(.post, with: Argument.identical(to: letter)).success)
      #expect(fake.didCall(.post, with: Letter("first")).success == false)
      #expect(fake.calls(to: .post).map(\.description) == ["post(letter first)"])
    }
    #expect(probe == nil)
    #expect(fake.calls(to: .post).map(\.description) == ["post((gone))"])
    #expect(fake.didCall(.post, with: Argument.nonNil).success)
    #expect(
      fake.didCall(.post, with: Letter("other")).description == """
        'post(_:)' on FakeDesk: expected at least 1 call with (letter other), got none
          1 other call:
            1. post((gone))   argument 1: (gone) is not letter other
        """
    )
  }

  @Test func keepsOfAClosureOnlyTheType() {
    weak var probe: Draft?
    do {
      let draft = Draft()
      probe = draft
      fake.then { _ = draft }
    }
    #expect(probe == nil)
    #expect(fake.calls(to: .then).map(\.description) == ["then(a function of type () -> ())"])
    #expect(fake.didCall(.then, with: Argument.any((() -> Void).self)).success)
  }

  @Test func keepsWhatIsNoObject() {
    fake.stub(.send).andReturn(true)
    _ = fake.send("a", to: 1)
    fake.log(nil)
    #expect(fake.didCall(.send, with: "a", Argument.greaterThan(0)).success)
    #expect(fake.didCall(.log, with: Argument.nil).success)
    #expect(fake.calls(to: .send, as: (String, Int).self).map(\.1) == [1])
  }

  @Test func aSubjectThatGivesItselfAwayEnds() {
    final class Subject {
      let desk: FakeDesk
      init(_ desk: FakeDesk) { self.desk = desk }
      func run() { desk.then { self.done() } }
      func done() {}
    }
    weak var probe: Subject?
    do {
      let subject = Subject(fake)
      probe = subject
      subject.run()
    }
    #expect(probe == nil)
  }

  @Test func stubsGetTheObject() {
    fake.stub(.post).andDo { arguments in (arguments[0] as! Letter).text }
    #expect(fake.post(Letter("only here")) == "only here")
  }
}

@Suite struct KeepingOfTypesTests {
  @Test func isOfTheScope() {
    withSpryScope {
      FakeDesk.keep(.counts)
      FakeDesk.open(1)
      #expect(FakeDesk.calls(to: .open).isEmpty)
      #expect(FakeDesk.didCall(.open, countSpecifier: .once).success)
      withSpryScope {
        FakeDesk.open(2)
        #expect(FakeDesk.didCall(.open, with: 2).success)
      }
    }
  }

  @Test func mayChange() {
    let fake = FakeDesk()
    fake.log("a")
    fake.keep(.text)
    fake.log("b")
    fake.keep(.counts)
    fake.log("c")
    fake.keep(.everything)
    fake.log("d")
    #expect(fake.calls(to: .log).map(\.description) == ["log(\"a\")", "log(\"b\")", "log(\"d\")"])
    #expect(fake.didCall(.log, countSpecifier: .exactly(4)).success)
    #expect(fake.spryState.tables.withLock { $0.needsCare } == false)
  }
}

@Suite struct KeepingConcurrentlyTests {
  @Test(arguments: [RecordingDepth.counts, .text, .weakObjects])
  func nothingIsLost(_ depth: RecordingDepth) {
    let fake = FakeDesk(depth)
    fake.stub(.send).with("a", Argument.anything).andReturn(true)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<200 {
        _ = fake.send("a", to: number)
        if number.isMultiple(of: 50) { _ = fake.didCall(.send, with: "a", number) }
      }
    }
    #expect(fake.didCall(.send, countSpecifier: .exactly(1_600)).success)
    let calls = fake.calls(to: .send)
    #expect(calls.count == (depth == .counts ? 0 : 1_600))
    #expect(calls.allSatisfy { $0.outcome.description == "returned" })
    #expect(zip(calls, calls.dropFirst()).allSatisfy { $0.number < $1.number })
  }
}
