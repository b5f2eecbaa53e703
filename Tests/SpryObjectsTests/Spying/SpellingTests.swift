import SpryMatchers
import SpryObjects
import TestSupport
import Testing

private class Words: ObjectSpyable, ClassSpyable {
  enum Function: String, StringRepresentable {
    case count
    case first = "first(_:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case total
  }

  var count: Int { @Spied get { 1 } }

  @Spied func count(_ letters: Int) -> Int { letters }

  @Spied func first(_ count: Int) -> Int { count }

  var first: Int { @Spied get { 1 } }

  @Spied static func total(_ number: Int) -> Int { number }
}

@Suite("A case stands for the member with exactly its name", .spry(callers: false))
struct SpellingTests {
  private let words = Words()

  @Test("A spy watches the member with the exact name")
  func theExactSpellingIsWatched() {
    let spy = Spy(on: words, .count, .first)
    spy.stub(.count).andReturn(7)
    spy.spy {
      #expect(words.count(3) == 3)
      #expect(words.count == 7)
      #expect(words.first == 1)
      #expect(words.first(2) == 2)
    }
    #expect(spy.recordedCalls.map(\.description) == ["count", "first(2)"])
  }

  @Test("A spy of all members tells similar names apart")
  func allAreToldApart() {
    let spy = Spy(on: words)
    spy.spy { _ = words.count(3) + words.count }
    expectHaveReceived(spy, .count, countSpecifier: .once)
    #expect(spy.recordedCalls.map(\.description) == ["count(3)", "count"])
  }

  @Test("A failure names the member that was called under a similar name")
  func theOtherSpellingIsTold() {
    let spy = Spy(on: words, .count)
    _ = spy.spy { words.count(3) }
    expectGolden(spy.didCall(.count).failureDescription, "a member of objects")
    let ofClass = Spy(on: Words.self, .total)
    _ = ofClass.spy { Words.total(3) }
    expectGolden(ofClass.didCall(.total).failureDescription, "a member of the class")
  }

  @Test("Misuse offers no case for a member without one")
  func itIsNotOfferedForAStub() {
    let spy = Spy(on: words, forwardsInvocations: false)
    var count: Int?
    let reported = misuses { count = spy.spy { words.count(3) } }
    #expect(count == 0)
    expectGolden(reported)
  }
}
