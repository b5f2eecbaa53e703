import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

private struct Lost: Error, Equatable {}

@Spryable private protocol Gadget: AnyObject {
  var title: String { get set }
  func ping() -> Int
  func pin(_ count: Int) -> Int
  func plain(_ count: Int, tag: String) -> Int
  func load(_ id: Int) throws -> Int
  func list(_ items: [Int])
  func add(_ items: Int...)
  func file(_ labels: [String: Int])
  func note(_ text: String)
  static func make() -> Int
}

private final class HandGadget: Spryable {
  var title: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  func ping() -> Int { spryify() }
  func pin(_ count: Int) -> Int { spryify(arguments: count) }
  func plain(_ count: Int, tag: String) -> Int { spryify(arguments: count, tag) }
  func load(_ id: Int) throws -> Int { try spryifyThrows(arguments: id) }
  func note(_ text: String) { spryify(arguments: text) }
  static func make() -> Int { spryify() }
}

/// Runs a test in a scope of its own. Returns the misuse, the mistaken stubs, and the lines of the unused
/// stubs.
private func run(
  _ body: () -> Void
) -> (misuse: [Misuse], mistaken: [String], unused: [Int]) {
  let misuses = Misuses()
  let scope = SpryScope(ofTest: "a test", misuse: misuses.handler)
  scope.run(body)
  let issues = scope.end()
  return (
    misuses.all, issues.mistakenStubs.map(\.misuse.description),
    issues.stubs.filter { !$0.countsAsUsed }.map { Int($0.location.line) }
  )
}

@Suite("The stub that answers", .spry(unusedStubs: .off, callers: false))
struct StubTableTests {
  private let gadget = FakeGadget()
  private let hand = HandGadget()

  @Test("After its last answer, a stub leaves calls to the one before it, whatever that answers")
  func previousStub() throws {
    gadget.stub.ping().andReturn(1)
    gadget.stub.ping().andDo { 2 }
    gadget.stub.ping().andReturn(3).afterLast(.previousStub)
    #expect([gadget.ping(), gadget.ping(), gadget.ping()] == [3, 2, 2])
    hand.stub("ping()").andReturn(1)
    hand.stub("ping()").andDo { (_: [Any?]) in 2 }
    hand.stub("ping()").andReturn(3).afterLast(.previousStub)
    #expect([hand.ping(), hand.ping()] == [3, 2])
    FakeGadget.stub.make().andReturn(1)
    FakeGadget.stub.make().andDo { 2 }
    FakeGadget.stub.make().andReturn(3).afterLast(.previousStub)
    #expect([FakeGadget.make(), FakeGadget.make()] == [3, 2])
    gadget.stub.load(.any).andReturn(1)
    gadget.stub.load(.any).andThrow(Lost())
    gadget.stub.load(.any).andReturn(3).afterLast(.previousStub)
    #expect(try gadget.load(1) == 3)
    #expect(throws: Lost.self) { try gadget.load(1) }
    let onDone = SpyClosure<Int, Int>("onDone")
    onDone.stub(.any).andReturn(1)
    onDone.stub(.any).andDo { _ in 2 }
    onDone.stub(.any).andReturn(3).afterLast(.previousStub)
    #expect([onDone.closure(1), onDone.closure(1)] == [3, 2])
  }

  @Test("A stub of all arguments is tried last, however it is written")
  func catchAll() {
    let stubs: [(FakeGadget) -> Void] = [
      { $0.stub.plain(.any, tag: .any).andReturn(2) },
      { $0.stub.plain(.any(Int.self), tag: .any(String.self)).andReturn(2) },
      { $0.stub.plain(.all(.any), tag: .any).andReturn(2) },
      { $0.stub.plain(.any, tag: .capture(ArgumentCaptor())).andReturn(2) },
    ]
    for (index, stub) in stubs.enumerated() {
      let gadget = FakeGadget()
      gadget.stub.plain(1, tag: "a").andReturn(1)
      stub(gadget)
      #expect(gadget.plain(1, tag: "a") == 1, "\(index)")
      #expect(gadget.plain(2, tag: "a") == 2, "\(index)")
    }
    let lists: [[Any?]] = [
      [], [Argument.anything, Argument.anything], [ArgumentCaptor<Int>(), Argument.anything],
      [Argument.any(Int.self), Argument.any(String.self)],
    ]
    for list in lists {
      let hand = HandGadget()
      hand.stub("plain(_:tag:)").with(1, "a").andReturn(1)
      let stub = hand.stub("plain(_:tag:)")
      (list.isEmpty ? stub : stub.with(list[0], list[1])).andReturn(2)
      #expect(hand.plain(1, tag: "a") == 1, "\(list)")
      #expect(hand.plain(2, tag: "a") == 2, "\(list)")
    }
  }

  @Test("A stub that is not for all arguments is tried first")
  func notCatchAll() {
    gadget.stub.plain(1, tag: "a").andReturn(1)
    gadget.stub.plain(.any, tag: .not("b")).andReturn(2)
    #expect(gadget.plain(1, tag: "a") == 2)
    gadget.stub.plain(.all(.any, .greaterThan(0)), tag: .any).andReturn(3)
    #expect(gadget.plain(1, tag: "a") == 3)
  }

  @Test("Of two stubs with the same arguments, the older one goes without a warning")
  func replaced() {
    let (misuse, _, unused) = run {
      let gadget = FakeGadget(), hand = HandGadget()
      gadget.stub.pin(1).andReturn(1)
      gadget.stub.pin(1).andDo { _ in 2 }
      gadget.stub.pin(1).andReturn(3)
      gadget.stub.ping().andReturn(1)
      gadget.stub.ping().andDo { 2 }
      gadget.stub.load(.any).andThrow(Lost())
      gadget.stub.load(.any).andReturn(1)
      gadget.stub.plain(1, tag: .any).andReturn(1)
      gadget.stub.plain(1, tag: .any).andReturn(2)
      hand.stub("pin(_:)").with(1).andReturn(1)
      hand.stub("pin(_:)").with(1).andDo { (_: [Any?]) in 2 }
      hand.stub("ping()").andThrow(Lost())
      hand.stub("ping()").andReturn(1)
      let plain = gadget.plain(1, tag: "a")
      let loaded = try? gadget.load(1)
      #expect([gadget.pin(1), gadget.ping(), plain] == [3, 2, 2])
      #expect([hand.pin(1), hand.ping()] == [2, 1] && loaded == 1)
    }
    #expect(misuse.isEmpty && unused.isEmpty)
  }

  @Test("An older stub of other arguments, or to which the newer one leaves calls, is unused")
  func notReplaced() {
    let line = #line
    let (_, _, unused) = run {
      let gadget = FakeGadget()
      gadget.stub.pin(1).andReturn(1)
      gadget.stub.pin(2).andReturn(2)
      gadget.stub.ping().andReturn(1)
      gadget.stub.ping().andReturn(2).afterLast(.previousStub)
      gadget.stub.plain(.greaterThan(0), tag: .any).andReturn(1)
      gadget.stub.plain(.any, tag: .any).andReturn(2)
      #expect([gadget.pin(2), gadget.ping(), gadget.plain(0, tag: "")] == [2, 2, 2])
    }
    #expect(unused.sorted() == [line + 3, line + 5, line + 7])
  }

  @Test("One that can match no call is a mistake")
  func impossible() {
    let (misuse, _, unused) = run {
      let gadget = FakeGadget(), hand = HandGadget()
      gadget.stub.plain(.not(.any), tag: .any).andReturn(1)
      gadget.stub.pin(.in(5..<5)).andReturn(1).andReturn(2)
      hand.stub("pin(_:)").with(Argument.not(Argument.anything)).andReturn(1).lenient()
    }
    #expect(misuse.map(\.kind) == [.noCallCanMatch, .noCallCanMatch, .noCallCanMatch])
    #expect(
      misuse.first?.description
        == """
        the stub of 'plain(_:tag:)' on FakeGadget can match no call
          argument 1: 'not' excludes every argument
        """)
    #expect(unused.count == 2)
  }

  @Test("Adding a stub does not depend on how many there are, and resets remove all of them")
  func manyStubs() {
    for id in 0..<100 { gadget.stub.pin(id).andReturn(id) }
    gadget.stub.pin(.any).andReturn(-1)
    for id in 50..<60 { gadget.stub.pin(id).andReturn(-id) }
    #expect([gadget.pin(0), gadget.pin(55), gadget.pin(99)] == [0, -55, 99])
    #expect(gadget.pin(100) == -1)
    gadget.resetStubs()
    gadget.stub.pin(.any).andReturn(7)
    #expect(gadget.pin(55) == 7)
  }
}

@Suite("A stub without an answer", .spry(unusedStubs: .off, callers: false))
struct UnfinishedStubTests {
  @Test("It is blamed for the calls that it matches")
  func itsCalls() {
    let (misuse, mistaken, _) = run {
      let hand = HandGadget()
      let stub = hand.stub("plain(_:tag:)").with(1, "a")
      _ = (stub, hand.plain(1, tag: "a"))
    }
    #expect(misuse.map(\.kind) == [.unfinishedStub])
    #expect(
      misuse[0].description.contains(#"finish it: fake.stub("plain(_:tag:)").with(1, "a")"#))
    // Once is enough.
    #expect(mistaken.isEmpty)
  }

  @Test("For another call, it is named among the stubs that do not match")
  func otherCalls() {
    let (misuse, mistaken, _) = run {
      let hand = HandGadget()
      hand.stub("plain(_:tag:)").with(3, "c").andReturn(3)
      let stub = hand.stub("plain(_:tag:)").with(1, "a")
      _ = (stub, hand.plain(2, tag: "a"))
    }
    #expect(misuse.map(\.kind) == [.noStub])
    #expect(misuse[0].description.contains(#"with (1, "a"), without an answer, at StubTable"#))
    #expect(mistaken.count == 1)
    #expect(mistaken.first?.contains(#"on HandGadget with (1, "a") has no answer"#) == true)
  }

  @Test("A finished stub that does not match hides it not")
  func besideAnother() {
    let (misuse, _, _) = run {
      let hand = HandGadget()
      hand.stub("pin(_:)").with(3).andReturn(3)
      let stub = hand.stub("pin(_:)").with(1)
      _ = (stub, hand.pin(1))
    }
    #expect(misuse.map(\.kind) == [.unfinishedStub])
  }

  @Test("A member that needs no stub needs none beside it, and the stub of a setter counts")
  func withoutNeed() {
    let (misuse, mistaken, _) = run {
      let gadget = FakeGadget(), hand = HandGadget()
      hand.strictness = .relaxed
      let stubs = [hand.stub("pin(_:)").with(1), hand.stub("note(_:)").with("a")]
      #expect(hand.pin(2) == 0)
      hand.note("b")
      let typed = gadget.stub.note(.oneOf("ab"))
      gadget.note("b")
      typed.andReturn()
      #expect(stubs.count == 2)
    }
    #expect(misuse.isEmpty && mistaken.count == 2)
    let ofSetter = run {
      let hand = HandGadget()
      let stub = hand.stub("title").with("a")
      hand.title = "b"
      hand.title = "a"
      _ = stub
    }
    #expect(ofSetter.misuse.map(\.kind) == [.unfinishedStub])
  }

  @Test("One that expects no call needs no answer")
  func expectingNone() {
    let (misuse, mistaken, _) = run {
      let hand = HandGadget()
      hand.stub("ping()").expected(.never)
    }
    #expect(misuse.isEmpty && mistaken.isEmpty)
  }

  @Test("It may get its answer after a reset")
  func afterReset() {
    let (misuse, mistaken, _) = run {
      let hand = HandGadget()
      let stub = hand.stub("ping()")
      hand.resetStubs()
      stub.andReturn(4)
      #expect(hand.ping() == 4)
    }
    #expect(misuse.isEmpty && mistaken.isEmpty)
  }

  @Test("The advice: with its answer, it answers")
  func advice() {
    let (misuse, mistaken, unused) = run {
      let hand = HandGadget()
      let stub = hand.stub("plain(_:tag:)").with(1, "a")
      stub.andReturn(4)
      #expect(hand.plain(1, tag: "a") == 4)
    }
    #expect(misuse.isEmpty && mistaken.isEmpty && unused.isEmpty)
  }
}

@Suite("One mistake is one failure", .spry(unusedStubs: .off, callers: false))
struct RepeatedMisuseTests {
  @Test("A missing stub, whatever happens to other members and fakes in between")
  func missingStub() {
    let (misuse, _, _) = run {
      let gadget = FakeGadget()
      _ = gadget.ping()
      gadget.stub.note(.any).andReturn()
      _ = gadget.ping()
      gadget.note("a")
      _ = gadget.pin(1)
      let other = FakeGadget()
      other.stub.ping().andReturn(1)
      _ = gadget.ping()
      _ = gadget.pin(1)
    }
    #expect(misuse.map { $0.call?.text } == ["ping()", "pin(1)"])
  }

  @Test("Other arguments, and another fake, are another mistake")
  func otherMistakes() {
    let (misuse, _, _) = run {
      let gadgets = [FakeGadget(), FakeGadget()]
      for gadget in gadgets { _ = (gadget.pin(1), gadget.pin(2), gadget.pin(1)) }
    }
    #expect(misuse.count == 4)
  }

  @Test("A repeated misuse that is thrown has the text of the first")
  func thrown() {
    var texts: Set<String> = []
    let (misuse, _, _) = run {
      let gadget = FakeGadget()
      for _ in 0..<3 {
        do { _ = try gadget.load(1) } catch { texts.insert("\(error)") }
        gadget.stub.note(.any).andReturn()
      }
    }
    #expect(misuse.count == 1 && texts == Set(misuse.map(\.description)))
  }
}

@Suite("A captor keeps each value once", .spry(unusedStubs: .off, callers: false))
struct CaptorPlaceTests {
  private let gadget = FakeGadget()

  @Test("Elements, values of keys, and variadic arguments")
  func parts() {
    let captor = ArgumentCaptor<Int>()
    gadget.list([1, 2, 3])
    gadget.add(4, 4, 5)
    gadget.file(["a": 6, "b": 7])
    for _ in 0..<2 {
      expectHaveReceived(gadget.calls.list(.each(.capture(captor))))
      expectHaveReceived(
        gadget.calls.add(.capture(captor), .capture(captor), .capture(captor)))
      expectHaveReceived(
        gadget.calls.file(
          .all(.value(for: "a", .capture(captor)), .value(for: "b", .capture(captor)))))
    }
    #expect(captor.values == [1, 2, 3, 4, 4, 5, 6, 7])
    let elements = ArgumentCaptor<Int>()
    expectHaveReceived(
      gadget.calls.list(.elements(matching: [.capture(elements), 2, .capture(elements)])))
    #expect(elements.values == [1, 3])
    let whole = ArgumentCaptor<[Int]>()
    expectHaveReceived(gadget.calls.list(.all(.capture(whole), .capture(whole))))
    #expect(whole.values == [[1, 2, 3]])
  }

  @Test("In a stub, of the calls that it answers")
  func answered() {
    let captor = ArgumentCaptor<Int>()
    let (misuse, _, _) = run {
      let gadget = FakeGadget()
      gadget.stub.pin(.capture(captor)).andReturn(1).afterLast(.fail)
      _ = (gadget.pin(1), gadget.pin(2))
    }
    #expect(misuse.map(\.kind) == [.answersExhausted])
    #expect(captor.values == [1])
  }

  @Test("In a stub, too")
  func inAStub() {
    let captor = ArgumentCaptor<Int>()
    gadget.stub.list(.each(.capture(captor))).andReturn()
    gadget.list([1, 2])
    gadget.list([1, 2])
    #expect(captor.values == [1, 2, 1, 2])
  }

  @Test("The outcomes of calls in an order")
  func outcomesInOrder() throws {
    let hand = HandGadget()
    gadget.stub.load(1).andReturn(5)
    gadget.stub.load(2).andThrow(Lost())
    hand.stub("load(_:)").andReturn(6)
    _ = try gadget.load(1)
    _ = try? gadget.load(2)
    _ = try hand.load(3)
    let (values, errors) = (ArgumentCaptor<Int>(), ArgumentCaptor<any Error>())
    expectInOrder {
      gadget.calls.load(.any).returned(.capture(values))
      gadget.calls.load(.any).threw(.capture(errors))
      hand.called("load(_:)").returned(values)
    }
    #expect(values.values == [5, 6] && errors.count == 1)
    expectExactlyInOrder {
      gadget.calls.load(.any).returned(.capture(values))
      gadget.calls.load(.any).threw(.capture(errors))
    }
    #expect(values.values == [5, 6] && errors.count == 1)
    let failure = SpryCheck.orderFailure {
      gadget.calls.load(.any).returned(.check { _ in throw Lost() }).query
    }
    #expect(failure?.text.contains("the '.check' of the outcome threw") == true)
  }
}
