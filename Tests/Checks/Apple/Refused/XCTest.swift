// error: has different argument labels from those required
import XCTest

final class Observer: NSObject, XCTestObservation {
  func testCase(_ testCase: XCTestCase, didRecordIssue issue: XCTIssue) {}
}
