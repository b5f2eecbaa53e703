import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

@Suite("A stub without an answer", .spry(unusedStubs: .off, callers: false))
struct UnfinishedStubTests {
  @Test("It is blamed for the calls that it matches")
  func itsCalls() {
    let (misuse, mistaken, _) = runTest {
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
    let (misuse, mistaken, _) = runTest {
      let hand = HandGadget()
      hand.stub("plain(_:tag:)").with(3, "c").andReturn(3)
      let stub = hand.stub("plain(_:tag:)").with(1, "a")
      _ = (stub, hand.plain(2, tag: "a"))
    }
    #expect(misuse.map(\.kind) == [.noStub])
    #expect(misuse[0].description.contains(#"with (1, "a"), without an answer, at UnfinishedStub"#))
    #expect(mistaken.count == 1)
    #expect(mistaken.first?.contains(#"on HandGadget with (1, "a") has no answer"#) == true)
  }

  @Test("A finished stub that does not match hides it not")
  func besideAnother() {
    let (misuse, _, _) = runTest {
      let hand = HandGadget()
      hand.stub("pin(_:)").with(3).andReturn(3)
      let stub = hand.stub("pin(_:)").with(1)
      _ = (stub, hand.pin(1))
    }
    #expect(misuse.map(\.kind) == [.unfinishedStub])
  }

  @Test("A member that needs no stub needs none beside it, and the stub of a setter counts")
  func withoutNeed() {
    let (misuse, mistaken, _) = runTest {
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
    let ofSetter = runTest {
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
    let (misuse, mistaken, _) = runTest {
      let hand = HandGadget()
      hand.stub("ping()").expected(.never)
    }
    #expect(misuse.isEmpty && mistaken.isEmpty)
  }

  @Test("It may get its answer after a reset")
  func afterReset() {
    let (misuse, mistaken, _) = runTest {
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
    let (misuse, mistaken, unused) = runTest {
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
    let (misuse, _, _) = runTest {
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
    let (misuse, _, _) = runTest {
      let gadgets = [FakeGadget(), FakeGadget()]
      for gadget in gadgets { _ = (gadget.pin(1), gadget.pin(2), gadget.pin(1)) }
    }
    #expect(misuse.count == 4)
  }

  @Test("A repeated misuse that is thrown has the text of the first")
  func thrown() {
    var texts: Set<String> = []
    let (misuse, _, _) = runTest {
      let gadget = FakeGadget()
      for _ in 0..<3 {
        do { _ = try gadget.load(1) } catch { texts.insert("\(error)") }
        gadget.stub.note(.any).andReturn()
      }
    }
    #expect(misuse.count == 1 && texts == Set(misuse.map(\.description)))
  }
}
