#if os(Linux)
  import Foundation
  import SpryKit
  import Testing
  import XCTest

  /// How XCTest and Swift Testing pass failures to each other from Swift 6.4 on. The variable
  /// `SWIFT_TESTING_XCTEST_INTEROP_MODE` selects one there.
  ///
  /// Swift 6.3 passes nothing on by itself, so a run of fixtures simulates it: ``passFailuresToXCTest()`` does
  /// what XCTest does in its process, and ``XCTestFailureHandler`` what Swift Testing does in its own.
  enum InteroperabilityMode: String, CaseIterable {
    /// Nothing is passed on.
    case none
    /// Failures of XCTest are warnings in tests of Swift Testing. In the other direction, all modes but the first
    /// pass failures on as failures.
    case limited
    /// Failures of XCTest are failures in tests of Swift Testing.
    case complete
    /// Failures of XCTest stop the process in tests of Swift Testing.
    case strict

    static let variable = "SPRY_INTEROPERABILITY"

    /// What the simulated handlers print before a failure that they receive.
    static let passedOn = "PASSED ON"

    /// The mode that a run of fixtures has selected.
    static let current = ProcessInfo.processInfo.environment[variable].flatMap(Self.init)

    /// Simulates XCTest's handler of issues that Swift Testing records while no test of its own runs.
    func passFailuresToXCTest() {
      Self.install { _, start, count, _ in
        let event = String(
          decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        guard InteroperabilityMode.current != InteroperabilityMode.none,
          event.contains("\"issueRecorded\"")
        else { return }
        XCTFail("\(InteroperabilityMode.passedOn) by Swift Testing: \(event)")
      }
    }

    /// Simulates Swift Testing's handler of failures that XCTest records while no test of its own runs.
    ///
    /// In Swift 6.3, XCTest calls no handler, so this is only a function of Swift Testing's that takes its place,
    /// and that does nothing.
    func passFailuresToSwiftTesting() {
      guard self != .none else { return }
      let anyFunction = cFunction("_swift_testing_getFallbackEventHandler", as: Handler.self)
      Self.install(anyFunction!)
    }

    private typealias Handler =
      @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

    private static func install(_ handler: Handler) {
      let install = cFunction(
        "_swift_testing_installFallbackEventHandler", as: (@convention(c) (Handler) -> Bool).self)
      print("installed: \(install?(handler) == true)")
    }
  }

  /// A test case that runs beside all tests of Swift Testing, so that it receives every failure of XCTest, and
  /// does with it what Swift Testing does.
  private final class XCTestFailureHandler: XCTestCase {
    override func recordFailure(
      withDescription description: String, inFile: String, atLine: Int, expected: Bool
    ) {
      guard let mode = InteroperabilityMode.current, mode != .none else { return }
      print("\(InteroperabilityMode.passedOn) by XCTest: \(description)")
      switch mode {
      case .none, .limited: break
      case .complete: Issue.record("\(description)")
      case .strict: exit(1)
      }
    }
  }

  /// Simulates the handlers of a process in which Swift Testing runs.
  struct InteroperabilityTrait: SuiteTrait, TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      InteroperabilityMode.current?.passFailuresToSwiftTesting()
      let ended = DispatchSemaphore(value: 0)
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          XCTestFailureHandler(name: "handler") { _ in
            continuation.resume()
            ended.wait()
          }.run()
        }
      }
      defer { ended.signal() }
      try await function()
    }
  }
#endif
