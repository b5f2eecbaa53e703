import SpryKit
import SpryMatchers
import Testing
import TestSupport
import XCTest

/// What reaches XCTest: one failure each, at the line of the assertion.
final class XCTestReportTests: CatchingTestCase {
  private let fake = FakeService()

  private func failed(_ message: String, line: Int) -> [Caught] {
    [Caught(description: "failed - \(message)", file: "\(#filePath)", line: line)]
  }

  private let message = """
    'load(id:)' on FakeService: expected at least 1 call, got none
      FakeService received no calls
    """

  override func invokeTest() {
    withSpryTestScope(self, callers: false) { super.invokeTest() }
  }

  func testAssertion() {
    let line = #line + 1
    let caught = catching { XCTAssertHaveReceived(fake, .load) }
    XCTAssertEqual(caught, failed(message, line: line))
  }

  func testAssertionOfAType() {
    FakeService.level = 3
    let line = #line + 1
    let caught = catching { XCTAssertHaveNotReceived(type: FakeService.self, .level, with: 3) }
    XCTAssertEqual(
      caught,
      failed(
        """
        'level' on FakeService: expected no call with (3), got 1
            1. level = 3
        """,
        line: line
      )
    )
  }

  func testExpectationOfSwiftTesting() {
    let line = #line + 1
    let caught = catching { expectHaveReceived(fake, .load) }
    XCTAssertEqual(caught, failed(message, line: line))
    let other = catching { XCTAssertHaveRecordedCalls(type: FakeService.self) }
    XCTAssertEqual(other.map(\.line), [line + 2])
  }

  func testHelperForwardsASourceLocation() {
    func verify(sourceLocation: SourceLocation = #_sourceLocation) {
      expectHaveReceived(fake, .load, sourceLocation: sourceLocation)
    }
    let line = #line + 1
    let caught = catching { verify() }
    XCTAssertEqual(caught, failed(message, line: line))
  }

  func testHelperForwardsFileAndLine() {
    func verify(file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertHaveReceived(fake, .load, file: file, line: line)
    }
    let line = #line + 1
    let caught = catching { verify() }
    XCTAssertEqual(caught, failed(message, line: line))
  }

  func testAsync() async {
    let caught = await catching {
      await Task.yield()
      XCTAssertHaveReceived(fake, .load)  // <- testAsync
    }
    XCTAssertEqual(caught, failed(message, line: line(of: "testAsync")))
  }
}
