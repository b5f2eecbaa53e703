import SpryKit
import Testing

/// The framework that a failure is passed to.
///
/// Until Swift 6.3, each framework ignores failures in tests of the other one. From Swift 6.4 on, the
/// frameworks pass issues on to each other, so that a failure that went to both would be reported twice,
/// or would stop the process in the mode `strict`.
enum FailureReceiver {
  case xctest
  case testing
  /// The running test is unknown, and the framework without a running test ignores the failure.
  case both

  /// The framework whose test is running.
  static var current: FailureReceiver {
    if Test.current != nil { return .testing }
    // One test of XCTest at a time, and none beside tests of Swift Testing.
    if SpryScope.isRunningXCTest { return .xctest }
    // Work outside the task of a test, or a test case without a scope.
    if runningTests.withLock({ $0 }) > 0 { return .testing }
    guard let handler = fallbackHandler else { return .both }
    return isOfXCTest(handler) ? .xctest : .testing
  }

  /// The number of running tests of Swift Testing that have a scope.
  static let runningTests = Locked(0)

  /// The function to which Swift Testing passes issues outside its tests, or `nil` if there is none.
  private static var fallbackHandler: UnsafeRawPointer? {
    getFallbackHandler?()
  }

  private static let getFallbackHandler = cFunction(
    "_swift_testing_getFallbackEventHandler", as: (@convention(c) () -> UnsafeRawPointer?).self)

  /// Whether XCTest, and not Swift Testing, has set the function.
  private static func isOfXCTest(_ handler: UnsafeRawPointer) -> Bool {
    libraryPath(at: handler)?.lowercased().includes("xctest") == true
  }
}
