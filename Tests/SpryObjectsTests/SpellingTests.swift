import SpryMatchers
import SpryObjects
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

/// A case stands for the member that is spelled as it is, and for no other.
@Suite(.spry) struct SpellingTests {
  private let words = Words()

  @Test func theExactSpellingIsWatched() {
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

  @Test func allAreToldApart() {
    let spy = Spy(on: words)
    spy.spy { _ = words.count(3) + words.count }
    expectHaveReceived(spy, .count, countSpecifier: .once)
    #expect(spy.recordedCalls.map(\.description) == ["count(3)", "count"])
  }

  @Test func theOtherSpellingIsTold() {
    let spy = Spy(on: words, .count)
    _ = spy.spy { words.count(3) }
    #expect(
      spy.didCall(.count).failureDescription == """
        'count' on Words: expected at least 1 call, got none
          'count(_:)' was called, which 'count' does not stand for
        """)
    let ofClass = Spy(on: Words.self, .total)
    _ = ofClass.spy { Words.total(3) }
    #expect(
      ofClass.didCall(.total).failureDescription == """
        'total' on Words: expected at least 1 call, got none
          'total(_:)' was called, which 'total' does not stand for
        """)
  }

  @Test func itIsNotOfferedForAStub() {
    let spy = Spy(on: words, forwardsInvocations: false)
    nonisolated(unsafe) var reported: [String] = []
    let count = withSpryScope(misuse: .report { misuse, _ in reported.append("\(misuse)") }) {
      spy.spy { words.count(3) }
    }
    #expect(count == 0)
    #expect(
      reported == [
        """
        'count(_:)' on Words has no stub that answers count(3)
          no stub of this member was made
          add: spy.stub(…).with(3).andReturn(<#Int#>)
        """
      ])
  }
}
