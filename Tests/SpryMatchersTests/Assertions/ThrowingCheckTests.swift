import SpryKit
import SpryMatchers
import TestSupport
import Testing

private struct NotASeven: Error {}

@Suite("A check of an argument that throws", .spry(callers: false))
struct ThrowingCheckTests {
  private let fake = FakeService()

  init() {
    fake.stub(.load).andReturn(1)
    _ = fake.load(id: "7")
    _ = fake.load(id: "8")
  }

  @Test("The assertion fails and names the argument and the error")
  func isReported() {
    let seven = Argument.check { (id: String) in if id != "7" { throw NotASeven() } }
    let line = #line + 1
    let failures = failures { expectHaveReceived(fake, .load, with: seven) }
    #expect(failures.lines == [line])
    expectGolden(failures.text, "error")
  }

  @Test("A failed #require in the check is reported with the argument")
  func requirement() {
    let check = Argument.check { (id: String) in try #require(id == "7") }
    var found: [Failure] = []
    withKnownIssue { found = failures { expectHaveReceived(fake, .load, with: check) } }
    #expect(
      found.map { $0.message.prefix { $0 != "\n" } } == [
        "'load(id:)' on FakeService: the '.check' of 'id' threw ExpectationFailedError"
      ]
    )
  }
}
