// Declarations of Apple's `XCTest`. Headers are those of Xcode 12 and later, "Page" is Apple's page
// of the declaration for Xcode 26, and re-exporting Foundation is in `XCTest.h`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// `XCTestRun.h`.
open class XCTestRun: NSObject {
  open var totalFailureCount: Int { 0 }
  open var hasBeenSkipped: Bool { false }
}

// `XCAbstractTest.h`. No isolation: Page.
open class XCTest: NSObject {
  open func setUp() {}
  open func setUp() async throws {}
  open func tearDown() {}
  open func tearDown() async throws {}
  open var name: String { "" }
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

// Page: a structure of XCTest's Swift part that is not `Sendable`. Nothing here makes an issue, so
// the initializer is left out.
public struct XCTIssue: Hashable {
  public var associatedError: (any Error)? {
    get { nil }
    set {}
  }
  public var sourceCodeContext: XCTSourceCodeContext
  public var compactDescription: String
}

// `XCTestCase.h`.
//
// Xcode 27 refuses subclasses that are isolated to the main actor, because of the initializer that
// takes an invocation of Objective-C. That can't be expressed here.
open class XCTestCase: XCTest {
  open func invokeTest() {}
  open class func setUp() {}
  open class func tearDown() {}
  open func record(_ issue: XCTIssue) {}
}

// Page of each: these are in XCTest's Swift part, so that no class overrides them.
extension XCTestCase {
  @preconcurrency
  public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () throws -> Void) {}
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
}

// `XCTestObservation.h`, where all functions are optional, which takes Objective-C. Here, the one
// that is used is a requirement, so that a misspelled one is refused.
public protocol XCTestObservation: NSObjectProtocol {
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
}

// `XCTestObservationCenter.h`, where `shared` has a longer name; Page for the Swift name, and that
// it is not `Sendable`. XCTest adds and removes observers on the main thread.
open class XCTestObservationCenter: NSObject {
  open class var shared: XCTestObservationCenter { fatalError() }
  open func addTestObserver(_ observer: any XCTestObservation) {}
  open func removeTestObserver(_ observer: any XCTestObservation) {}
}
