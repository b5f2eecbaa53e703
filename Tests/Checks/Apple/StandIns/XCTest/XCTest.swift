/// Stands in for Apple's `XCTest` module.

@_exported public import Foundation

/// Counts what happened in a test.
open class XCTestRun: NSObject {
  /// The number of failures.
  open var totalFailureCount: Int { 0 }
  /// Whether the test was skipped.
  open var hasBeenSkipped: Bool { false }
}

/// A test, or a group of them.
open class XCTest: NSObject {
  /// Runs before each test.
  open func setUp() {}
  /// Runs before each test.
  open func setUp() async throws {}
  /// Runs before each test.
  open func setUpWithError() throws {}
  /// Runs after each test.
  open func tearDown() {}
  /// Runs after each test.
  open func tearDown() async throws {}
  /// Runs after each test.
  open func tearDownWithError() throws {}
  /// The name: `-[Class test]`.
  open var name: String { "" }
  /// What happened so far.
  open var testRun: XCTestRun? { nil }
}

/// A line of the source: `XCTSourceCodeContext.h`, as the other classes of this group.
public final class XCTSourceCodeLocation: NSObject {
  /// Creates a location.
  public init(filePath: String, lineNumber: Int) {}
  /// The file.
  public var fileURL: URL { fatalError() }
  /// The number of the line, from one.
  public var lineNumber: Int { 0 }
}

/// What the debug information knows of an address.
public final class XCTSourceCodeSymbolInfo: NSObject {
  /// The line; nil without debug information.
  public var location: XCTSourceCodeLocation? { nil }
}

/// A function of a call stack.
public final class XCTSourceCodeFrame: NSObject {
  /// Creates a frame.
  public init(address: UInt64) {}
  /// Looks up the function and its line.
  public func symbolInfo() throws -> XCTSourceCodeSymbolInfo { fatalError() }
}

/// Where a failure happened.
public final class XCTSourceCodeContext: NSObject {
  /// Creates a context.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {}
  /// Creates a context with the current call stack.
  public init(location: XCTSourceCodeLocation?) {}
  /// The functions that were running, the innermost first.
  public var callStack: [XCTSourceCodeFrame] { [] }
}

/// A failure, as XCTest on Apple's platforms knows it.
public struct XCTIssue {
  /// The kinds of failures.
  public enum IssueType: Int, Sendable {
    /// An assertion that failed.
    case assertionFailure
  }

  /// The kind.
  public var type: IssueType
  /// The error that the test threw; nil for other failures.
  public var associatedError: (any Error)?

  /// Where it happened.
  public var sourceCodeContext = XCTSourceCodeContext(location: nil)
  /// The text, in one line.
  public var compactDescription: String
  /// More text.
  public var detailedDescription: String?

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
  }
}

/// A class of tests.
///
/// Xcode 27 refuses subclasses that are isolated to the main actor, because of the initializer that takes
/// an invocation of Objective-C. That can't be expressed here.
open class XCTestCase: XCTest {
  /// Whether a test continues after a failure. If not, a failure throws an exception: `XCTestCase.h`.
  open var continueAfterFailure = true
  /// Runs the test with its `setUp` and `tearDown`.
  open func invokeTest() {}
  /// Runs before the first test of the class.
  open class func setUp() {}
  /// Runs after the last test of the class.
  open class func tearDown() {}
  /// Records an issue.
  open func record(_ issue: XCTIssue) {}
  /// Adds a block that runs after the test.
  open func addTeardownBlock(_ block: @escaping () -> Void) {}
}

/// Learns what happens in tests.
///
/// In `XCTestObservation.h`, all functions are optional, which takes Objective-C. Here, the one that is
/// used is a requirement, so that a misspelled one is refused.
public protocol XCTestObservation: NSObjectProtocol {
  /// Is called after a test recorded an issue.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
}

/// Notifies observers, which are added and removed on the main thread.
public final class XCTestObservationCenter: Sendable {
  /// The one center.
  public static let shared = XCTestObservationCenter()
  /// Adds an observer.
  public func addTestObserver(_ observer: any XCTestObservation) {}
  /// Removes an observer.
  public func removeTestObserver(_ observer: any XCTestObservation) {}
}
