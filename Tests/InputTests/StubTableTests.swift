import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

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
    let (misuse, _, unused) = runTest {
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
    let (_, _, unused) = runTest {
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
    let (misuse, _, unused) = runTest {
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
