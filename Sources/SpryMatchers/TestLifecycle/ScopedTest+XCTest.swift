import SpryKit
import XCTest

extension ScopedTest {
  convenience init(
    of test: XCTestCase, _ options: TestOptions, suite: SuiteStubUsage?
  ) {
    self.init(
      named: TestName.ofXCTest(test.name),
      function: TestFunction(
        TestName.functionOfXCTest(test.name), in: .suites(TestName.suites(of: test))),
      options,
      suite: suite,
      testCase: ObjectIdentifier(test)
    )
  }

  /// Runs the test, and ends it while XCTest still accepts failures of the test.
  func runXCTest(_ testCase: XCTestCase, _ test: () -> Void) {
    scope.runForProcess {
      adoptFakes(storedIn: testCase)
      #if canImport(ObjectiveC)
        // An object that the pool holds may call a fake in its `deinit`.
        autoreleasepool { test() }
      #else
        test()
      #endif
      end(testCase.outcome)
    }
  }

  /// Adds the fakes that a test case stores to the scope. XCTest creates them together with the
  /// test case, before any of its tests.
  private func adoptFakes(storedIn testCase: XCTestCase) {
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror {
      for property in current.children {
        // The cast also unwraps an optional.
        (property.value as? any SpryFake)?.spryState.adopt(by: scope)
      }
      mirror = current.superclassMirror
    }
  }
}

extension XCTestCase {
  /// The outcome of the test, as XCTest counts failures.
  fileprivate var outcome: TestOutcome {
    guard let testRun else { return .failed }
    if testRun.hasBeenSkipped { return .endedEarly }
    return testRun.totalFailureCount == 0 ? .passed : .failed
  }
}
