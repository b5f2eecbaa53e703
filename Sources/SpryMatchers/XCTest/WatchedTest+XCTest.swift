import SpryKit
import XCTest

extension WatchedTest {
  convenience init(of test: XCTestCase, _ unusedStubs: UnusedStubs, ledger: SharedStubLedger?) {
    self.init(
      named: TestName.ofXCTest(test.name),
      function: TestName.functionOfXCTest(test.name),
      unusedStubs: unusedStubs,
      ledger: ledger
    )
  }

  /// Runs the test, and ends it while XCTest still takes failures for it.
  func runXCTest(_ testCase: XCTestCase, _ test: () -> Void) {
    scope.runForProcess {
      adoptFakes(storedIn: testCase)
      test()
      end(testCase.ending)
    }
  }
}

extension WatchedTest {
  /// Takes in the fakes that a test case stores: XCTest makes them with it, before any of its tests.
  private func adoptFakes(storedIn testCase: XCTestCase) {
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror {
      for property in current.children {
        // An optional is looked through by the cast.
        (property.value as? any TestDouble)?.spryState.adopt(by: scope)
      }
      mirror = current.superclassMirror
    }
  }
}

extension XCTestCase {
  /// How the test ended, as XCTest counts.
  fileprivate var ending: TestEnding {
    guard let testRun else { return .failed }
    if testRun.hasBeenSkipped { return .leftEarly }
    return testRun.totalFailureCount == 0 ? .passed : .failed
  }
}
