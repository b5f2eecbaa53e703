import SpryKit
import XCTest

/// The stubs of a shared setup that the tests of a suite used. A stub counts as used if one test
/// used it.
///
/// A stub is identified by its location, because each test makes its own.
final class SuiteStubUsage: Sendable {
  /// The usage of the outermost suite with the trait `.spry`, while its tests run.
  @TaskLocal static var current: SuiteStubUsage?

  private struct State {
    var used: Set<SpryLocation> = []
    var unused: [SpryLocation: (stub: EndOfTestIssues.Stub, severity: EndOfTestReport.Severity)] =
      [:]
  }

  private let state = Locked(State())

  /// Adds the stubs that a test did not make itself.
  ///
  /// A test that did not pass may have ended before it used them, so they count as used.
  func add(
    _ issues: EndOfTestIssues,
    _ outcome: TestOutcome,
    unusedStubs: UnusedStubs,
    function: TestFunction
  ) {
    state.withLock { state in
      for stub in issues.stubs where !function.made(stub) {
        let location = stub.location
        if stub.countsAsUsed || outcome != .passed {
          state.used.insert(location)
          state.unused[location] = nil
        } else if let severity = EndOfTestReport.Severity(unusedStubs),
          !state.used.contains(location)
        {
          let isFailure = severity == .failure || state.unused[location]?.severity == .failure
          state.unused[location] = (stub, isFailure ? .failure : severity)
        }
      }
    }
  }

  /// The report at the end of the suite.
  var report: EndOfTestReport {
    let unused = state.withLock { $0.unused.values }
    return EndOfTestReport(
      entries: unused.sorted { $0.stub.location.isBefore($1.stub.location) }.map {
        EndOfTestReport.Entry(
          severity: $0.severity,
          message: $0.stub.unusedInSuiteMessage,
          location: $0.stub.location
        )
      }
    )
  }
}

extension SuiteStubUsage {
  private static let ofClasses = Locked<[ObjectIdentifier: SuiteStubUsage]>([:])

  /// The usage of a test class, while its tests run.
  static func ofClass(of test: XCTestCase) -> SuiteStubUsage {
    ofClasses.withLock { usages in
      let key = ObjectIdentifier(type(of: test))
      if let usage = usages[key] { return usage }
      let usage = SuiteStubUsage()
      usages[key] = usage
      return usage
    }
  }

  /// Reports the stubs that no test of a class used, and forgets the class.
  static func reportAndRemove(_ testClass: XCTestCase.Type) {
    let usage = ofClasses.withLock { $0.removeValue(forKey: ObjectIdentifier(testClass)) }
    guard let usage else { return }
    #if canImport(Darwin)
      Reporter.report(usage.report)
    #else
      // XCTest on Linux takes failures only for a running test, and none is running here.
      Reporter.report(usage.report) { Reporter.log("error", $0, $1) }
    #endif
  }
}
