// error: does not conform to protocol 'XCTestObservation'
import XCTest

final class Observer: NSObject, XCTestObservation {
  func testCase(_ testCase: XCTestCase, didRecordIssue issue: XCTIssue) {}
}
