import SpryKit
import SpryMatchers
import TestSupport
import Testing

private struct TooLong: Error {}

private final class FakeLog: Spryable {
  enum Function: String, StringRepresentable {
    case write = "write(_:)"
  }

  func write(_ text: String) -> Int { spryify(arguments: text) }
}

/// A failure explains why calls did not match. It must not run an inline check a second time for that.
@Suite("Regression: a matcher that runs again for the report", .spry(callers: false))
struct ThrowingMatcherTests {
  private let fake = FakeLog()

  @Test("A failure runs no inline check again")
  func aReportRunsNoCheckAgain() {
    fake.stub(.write).andReturn(1)
    _ = fake.write("one")
    _ = fake.write("three")
    var runs: [String] = []
    let short = Argument.check { (text: String) in
      runs.append(text)
      if text.count > 3 { throw TooLong() }
    }
    let result = fake.didCall(.write, withArguments: [short], countSpecifier: .exactly(3))
    #expect(runs == ["one", "three"])
    let failure = result.failureDescription
    expectGolden(failure)
    #expect(result.failureDescription == failure)
    #expect(runs == ["one", "three"])
  }

  @Test("A report of misuse runs no inline check")
  func aReportOfMisuseRunsNoCheck() {
    var runs = 0
    let check = Argument.check { (_: String) in
      runs += 1
      throw TooLong()
    }
    fake.stub(.write).with(Argument.all(Argument.contains("x"), check)).lenient().andReturn(1)
    let reports = Misuses()
    withSpryScope(misuse: reports.handler) { _ = fake.write("abc") }
    #expect(reports.all.count == 1)
    #expect(runs == 0)
  }

  @Test("A matcher may use the fake while a failure is made")
  func aMatcherMayUseTheFakeWhileAReportIsMade() {
    fake.stub(.write).andReturn(1)
    _ = fake.write("one")
    let nosy = Argument.pass { [fake] _ in
      _ = fake.write("from the matcher")
      fake.resetCalls()
      return false
    }
    expectGolden(fake.didCall(.write, withArguments: [nosy]).description)
  }
}
