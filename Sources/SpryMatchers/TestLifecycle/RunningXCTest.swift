import Foundation
import SpryKit
import XCTest

/// The running test of XCTest, which has no property for it.
///
/// It is observed from the first question on, in the middle of a test. The name of that test is
/// known at its end, so it is empty until then.
final class RunningXCTest: NSObject, XCTestObservation, Sendable {
  /// The names of the running test, which is `nil` between two tests, and of the first.
  private static let names = Locked<(running: String?, first: String?)>((nil, nil))
  private static let observer: RunningXCTest = {
    let observer = RunningXCTest()
    names.withLock { $0.running = "" }
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The name of the running test, an empty string if it is not known yet, or `nil` if there is none.
  static var name: String? {
    // XCTest stops the process if an observer is added on another thread.
    if Thread.isMainThread { _ = observer }
    return names.withLock { $0.running }
  }

  /// Returns the name that a test has now, or `nil` if it is not known yet.
  static func resolved(_ name: String) -> String? {
    name.isEmpty ? names.withLock { $0.first } : name
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    Self.names.withLock { $0.running = TestName.ofXCTest(testCase.name) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.names.withLock { names in
      if names.running?.isEmpty == true { names.first = TestName.ofXCTest(testCase.name) }
      names.running = nil
    }
  }
}
