import SpryKit
import SpryMatchers
import Testing

private struct NotASeven: Error {}

/// What the assertions report of a check that throws.
@Suite(.spry) struct InlineCheckReportTests {
  private let fake = FakeService()
  private let seven = Argument.check { (id: String) in if id != "7" { throw NotASeven() } }
  private let text = """
    'load(id:)' on FakeService: the check of id threw NotASeven()
      1 of 2 matching calls:
        1. load(id: "8")   id: NotASeven()
    """

  init() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
  }

  @Test func ofExpectations() {
    let line: UInt = #line + 1
    let failures = failures { expectHaveReceived(fake, .load, with: seven) }
    #expect(failures.map(\.message) == [text])
    #expect(failures.map(\.line) == [line])
  }

  @Test func ofXCTAssertions() {
    let line: UInt = #line + 1
    let failures = failures { XCTAssertHaveReceived(fake, .load, with: seven) }
    #expect(failures.map(\.message) == [text])
    #expect(failures.map(\.line) == [line])
  }

  @Test func nothingWhereNoneThrows() {
    let check = Argument.check { (_: String) in }
    let failures = failures {
      expectHaveReceived(fake, .load, with: check, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(fake, .load, with: check)
    }
    #expect(failures.isEmpty)
  }

  @Test func aRequirementIsNamedWithTheArgument() {
    let check = Argument.check { (id: String) in try #require(id == "7") }
    var found: [Failure] = []
    withKnownIssue { found = failures { expectHaveReceived(fake, .load, with: check) } }
    #expect(
      found.map { $0.message.prefix { $0 != "\n" } } == [
        "'load(id:)' on FakeService: the check of id threw ExpectationFailedError"
      ]
    )
  }
}
