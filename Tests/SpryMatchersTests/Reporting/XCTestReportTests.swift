import SpryKit
import SpryMatchers
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
      no call to 'load(id:)' was recorded; was it called, and does its body call 'spryify'?
    """

  override func invokeTest() {
    withSpryTestScope(self, callers: false) { super.invokeTest() }
  }

  func testAssertion() {
    let line = #line + 1
    let caught = catching { XCTAssertHaveReceived(fake, .load) }
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

/// XCTest may run one object several times, for example until a failure.
final class RepeatedXCTestTests: CatchingTestCase {
  private let stored = FakeService()

  func testStoredFakeInARepeatedTest() {
    for number in 1...3 {
      let caught = catching {
        withSpryTestScope(self, callers: false) {
          stored.stub(.load).andReturn(number)
          XCTAssertEqual(stored.load(id: "\(number)"), number)
          XCTAssertHaveReceived(stored, .load, countSpecifier: .once)
        }
      }
      XCTAssertEqual(caught, [])
    }
  }

  func testPathWithoutFolder() {
    let caught = catching {
      XCTAssertHaveReceived(FakeService(), .load, file: "Cases.swift", line: 3)
    }
    XCTAssertEqual(caught.map(\.line), [3])
  }
}
