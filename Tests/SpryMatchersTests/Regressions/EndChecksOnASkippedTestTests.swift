import SpryKit
import Testing

@testable import SpryMatchers

/// The checks at a test's end, of a test that never ran to it: they fail a test that was skipped, or
/// add a failure to the one that matters.
@Suite struct EndChecksOnASkippedTestTests {
  private func report(_ ending: TestEnding) -> [String] {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      let service = FakeService()
      service.stub(.load).andReturn(1).expected(.once)
      service.stub(.refresh).andReturn("a")
    }
    let report = EndReport(
      of: scope.end(), ending, unusedStubs: .strict, maker: StubMaker(test: #function))
    return report.entries.map(\.message)
  }

  @Test(arguments: [TestEnding.leftEarly, .failed]) func saysNothing(ending: TestEnding) {
    #expect(report(ending) == [])
  }

  @Test func saysBothOfATestThatPassed() {
    let messages = report(.passed)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("stub of 'load(id:)' on FakeService expected") == true)
  }
}
