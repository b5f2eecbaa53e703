import SpryKit
import Testing

@testable import SpryMatchers

/// The checks at a test's end, of a test that never ran to it: they fail a test that was skipped, or
/// add a failure to the one that matters.
@Suite("Checks at the end of a test that did not pass")
struct EndChecksOnASkippedTestTests {
  private func report(_ ending: TestOutcome) -> [String] {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      let service = FakeService()
      service.stub(.load).andReturn(1).expected(.once)
      service.stub(.refresh).andReturn("a")
    }
    let report = EndOfTestReport(
      of: scope.end(), ending, unusedStubs: .strict, function: TestFunction(#function))
    return report.entries.map(\.message)
  }

  @Test("They report nothing", arguments: [TestOutcome.endedEarly, .failed])
  func saysNothing(ending: TestOutcome) {
    #expect(report(ending) == [])
  }

  @Test("They report both issues of a test that passed")
  func saysBothOfATestThatPassed() {
    let messages = report(.passed)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("stub of 'load(id:)' on FakeService expected") == true)
  }
}
