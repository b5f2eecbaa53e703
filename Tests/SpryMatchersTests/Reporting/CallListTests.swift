import TestSupport
import Testing

@testable import SpryKit
@testable import SpryMatchers

/// Lists of calls were numbered newest first in one place and oldest first in another.
@Suite("Regression: lists of calls that disagree", .spry(callers: false))
struct CallListTests {
  private let library = FakeLibrary()
  private let other = FakeLibrary()
  private var timeline: String? {
    SpryScope.owner.map { $0.timeline(last: 20).joined(separator: "\n") }
  }

  @Test("A failure names the fake of the same type that got the call")
  func callOfAnotherFake() {
    other.stub(.read).andReturn("")
    _ = other.read("Emma", at: 1)
    #expect(
      library.didCall(.read, withArguments: ["Emma", 1]).failureDescription == """
        'read(_:at:)' on FakeLibrary #1: expected at least 1 call with ("Emma", 1), got none
          1 matching call to FakeLibrary #2:
            1. read("Emma", at: 1)
          no call to 'read(_:at:)' was recorded; was it called, and does its body call 'spryify'?
        """)
    #expect(
      library.didCall(.read, withArguments: ["Emil", 1]).failureDescription?.contains("#2") == false
    )
  }

  @Test("A lenient stub that is not used is not taken for a misspelled one")
  func lenientStub() {
    let misuses = Misuses()
    SpryScope(ofTest: "test", misuse: misuses.handler).run {
      let fake = FakeLibrary()
      fake.stub(.count).lenient().andReturn(1)
      _ = fake.read("Emma", at: 1)
    }
    let text = misuses.texts.first
    #expect(text?.contains("has no stub that answers") == true)
    #expect(text?.contains("stubbed but not called") == false)
  }

  @Test("A call has the same number in every list, and equal calls keep theirs")
  func sameNumber() {
    for fake in [library, other] { fake.stub(.read).andReturn("") }
    _ = library.read("a", at: 1)
    _ = other.read("b", at: 1)
    _ = library.read("c", at: 1)
    _ = library.read("c", at: 1)
    other.close()
    expectGolden(
      [
        library.didCall(.read, withArguments: ["c", 2]).failureDescription,
        other.didCall(.count).failureDescription,
        SpryCheck.inOrder {
          other.called(.close)
          library.called(.read)
        },
        SpryCheck.noOtherCalls(
          of: [SpryFakeHandle(other)], ignoring: [], since: .start)?.text,
        timeline,
      ].map { $0 ?? "" })
  }

  @Test("A list says of a call that it threw")
  func threw() {
    library.stub(.lend).andThrow(Torn())
    _ = try? library.lend("Emma")
    expectGolden(library.didCall(.lend, withArguments: ["Emil"]).failureDescription)
  }

  @Test("The last calls show what they returned, or how else they ended")
  func answers() {
    library.stub(.count).andReturn(3).andReturn(4)
    library.stub(.name).andReturn("City")
    library.stub(.read).andDo { _ in "She" }
    library.stub(.lend).with("Emma").andReturn(Page())
    library.stub(.lend).andThrow(Torn())
    library.stub(.close).andReturn()
    _ = library.count()
    _ = library.name
    _ = library.read("Emma", at: 1)
    _ = try? library.lend("Emma")
    _ = try? library.lend("Emil")
    library.close()
    expectGolden(timeline)
  }

  @Test("A call that came after the last answer shows none")
  func afterTheLastAnswer() {
    library.stub(.count).andReturn(3).afterLast(.fail)
    _ = library.count()
    withKnownIssue { _ = library.count() }
    expectGolden(timeline)
  }

  @Test("An answer that the member could not return is not shown")
  func answerOfAnotherType() {
    library.stub(.count).andReturn(3).andReturn("three")
    _ = library.count()
    withKnownIssue { _ = library.count() }
    expectGolden(timeline)
  }

  @Test("The call that a failure reports is not still running in it")
  func reportedCall() {
    let (library, seen) = (library, Locked<[String]>([]))
    let handler = MisuseHandler.report { _, _ in
      let outcomes = library.recordedCalls.map(\.outcome.description)
      seen.withLock { $0 += outcomes }
    }
    _ = withSpryScope(misuse: handler) { library.count() }
    #expect(seen.withLock { $0 } == ["recorded"])
    #expect(library.recordedCalls.map(\.outcome.description) == ["returned"])
  }

  @Test("A hint is left out that repeats a failure")
  func hint() {
    let calls = ["  1 call to the member:", #"    read("Emma", at: 7)   at: 7 is not 1"#]
    var issues = EndOfTestIssues()
    issues.stubs = [stub(7, "stub of 'read(_:at:)'", calls: calls)]
    func hints(after failure: String) -> Int {
      EndOfTestReport(
        of: issues, .failed, unusedStubs: .warn, function: TestFunction("test()"), after: [failure]
      ).entries.count
    }
    #expect(hints(after: "with (1) at SomeTests.swift:7   argument 1: 2 is not 1") == 0)
    #expect(hints(after: "with (1) at SomeTests.swift:71   argument 1: 2 is not 1") == 1)
    #expect(hints(after: #"4. read("Emma", at: 7)     at: 7 is not 1   by f()"#) == 0)
    #expect(hints(after: #"4. read("Emma", at: 8)     at: 8 is not 1"#) == 1)
  }
}
