import SpryKit
import SpryMatchers
import Testing

private struct TooLong: Error {}

private final class FakeLog: Spryable {
  enum Function: String, StringRepresentable {
    case write = "write(_:)"
  }

  func write(_ text: String) -> Int { spryify(arguments: text) }
}

/// A report asks again why calls did not fit. A matcher that throws then, or does its work a second
/// time, must not spoil the report.
@Suite(.spry) struct ThrowingMatcherTests {
  private let fake = FakeLog()

  @Test func aReportRunsNoCheckAgain() {
    fake.stub(.write).andReturn(1)
    _ = fake.write("one")
    _ = fake.write("three")
    var runs: [String] = []
    let short = Argument.check { (text: String) in
      runs.append(text)
      if text.count > 3 { throw TooLong() }
    }
    let result = fake.didCall(.write, with: short, countSpecifier: .exactly(3))
    #expect(runs == ["one", "three"])
    let text = """
      'write(_:)' on FakeLog: expected exactly 3 calls with (a String (checked)), got 2
        2 matching calls:
          1. write("three")
          2. write("one")
        the check of argument 1 threw TooLong()
      """
    #expect(result.failureDescription == text)
    #expect(result.failureDescription == text)
    #expect(runs == ["one", "three"])
  }

  @Test func aReportOfMisuseRunsNoCheck() {
    var runs = 0
    let check = Argument.check { (_: String) in
      runs += 1
      throw TooLong()
    }
    fake.stub(.write).with(Argument.all(Argument.contains("x"), check)).lenient().andReturn(1)
    let reports = Reports()
    withSpryScope(misuse: .report { misuse, _ in reports.append(misuse) }) { _ = fake.write("abc") }
    #expect(reports.all.count == 1)
    #expect(runs == 0)
  }

  @Test func aMatcherMayUseTheFakeWhileAReportIsMade() {
    fake.stub(.write).andReturn(1)
    _ = fake.write("one")
    let nosy = Argument.pass { [fake] _ in
      _ = fake.write("from the matcher")
      fake.resetCalls()
      return false
    }
    #expect(
      fake.didCall(.write, with: nosy).description == """
        'write(_:)' on FakeLog: expected at least 1 call with (what passes the closure), got none
          1 other call:
            1. write("one")   argument 1: "one" does not pass the closure
        """
    )
  }
}
