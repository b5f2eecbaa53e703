import SpryKit
import XCTest

/// The stubs of a shared setup that the tests of a suite did not use.
///
/// A stub is identified by its location, because each test makes its own. A test of another suite may use it,
/// or one that a filter left out, so its end is a hint, and never a failure.
final class SuiteStubUsage: Sendable {
  /// The usage of the outermost suite with the trait `.spry`, while its tests run.
  @TaskLocal static var current: SuiteStubUsage?

  /// The stubs that a test of any suite used, and those that were reported.
  private static let settledInProcess = Locked<Set<SpryLocation>>([])

  private let unused = Locked<[SpryLocation: EndOfTestIssues.Stub]>([:])
  private let settled: Locked<Set<SpryLocation>>

  /// - Parameter settled: The stubs that are not reported any more.
  init(settled: Locked<Set<SpryLocation>> = settledInProcess) { self.settled = settled }

  /// Adds the stubs that a test did not make itself.
  ///
  /// A test that did not pass may have ended before it used them, so they count as used.
  func add(
    _ issues: EndOfTestIssues,
    _ outcome: TestOutcome,
    unusedStubs: UnusedStubs,
    function: TestFunction
  ) {
    let shared = issues.stubs.filter { !function.made($0) }
    let (used, unused) = (
      shared.filter { $0.countsAsUsed || outcome != .passed },
      shared.filter { !$0.countsAsUsed && outcome == .passed && unusedStubs != .off }
    )
    settled.withLock { $0.formUnion(used.map(\.location)) }
    self.unused.withLock { for stub in unused { $0[stub.location] = stub } }
  }

  /// Returns the report at the end of the suite.
  func takeReport() -> EndOfTestReport {
    let unused = unused.withLock { $0.values.sorted { $0.location.isBefore($1.location) } }
    let toReport = settled.withLock { settled in
      unused.filter { settled.insert($0.location).inserted }
    }
    return EndOfTestReport(
      entries: toReport.map {
        EndOfTestReport.Entry(
          severity: .hint, finding: $0.unusedInSuite, location: $0.location)
      })
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
    if let usage { Reporter.report(usage.takeReport()) }
  }
}
