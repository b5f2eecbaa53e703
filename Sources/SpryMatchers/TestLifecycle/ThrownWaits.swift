import SpryKit
import XCTest

#if !canImport(Darwin)
  // On Apple's platforms, XCTest has `NSObject`.
  import Foundation
#endif

/// Notices the failed waits whose errors XCTest reports, so that the scope does not report them once
/// more.
///
/// ``SpryTestCase`` overrides the method that records failures. Other test cases are observed.
final class ThrownWaits: NSObject, XCTestObservation {
  private let scope: SpryScope

  init(of scope: SpryScope) {
    self.scope = scope
  }

  #if canImport(Darwin)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      if let error = issue.associatedError as? CallWaitError { scope.take(error) }
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      _ = scope.takeFailedWait(where: description.tells(of:))
    }
  #endif
}
