#if os(Linux)
  import SpryMatchers
  import TestSupport
  import Testing
  import XCTest

  private let runs = runsFixtures && InteroperabilityMode.current != nil

  /// The tests of a process of their own, which fail once, or pass.
  @Suite(.enabled(if: runs), InteroperabilityTrait()) enum InteroperabilityInScopes {
    @Test(.spry, arguments: Attempt.all(in: .trait))
    static func inTrait(_ attempt: Attempt) async { await attempt.run() }

    @Test(arguments: Attempt.all(in: .withSpry))
    static func inWithSpry(_ attempt: Attempt) async { await withSpry { await attempt.run() } }
  }

  /// The same, in another process, so that no test beside them has a scope.
  @Suite(.enabled(if: runs), InteroperabilityTrait()) enum InteroperabilityWithoutScope {
    @Test(arguments: Attempt.all(in: .noScope))
    static func inNoScope(_ attempt: Attempt) async { await attempt.run() }
  }

  /// Runs tests of XCTest, which it makes, in a process of their own. Each fails once, or passes.
  final class InteroperabilityXCTests: XCTestCase {
    private final class InSpryTestCase: SpryTestCase {}

    private final class InTestScope: XCTestCase {
      override func invokeTest() { withSpryTestScope(self) { super.invokeTest() } }
    }

    private final class InNoScope: XCTestCase {}

    func testAttempts() {
      guard runs else { return }
      InteroperabilityMode.current?.passFailuresToXCTest()
      run(InSpryTestCase.self, .spryTestCase)
      run(InTestScope.self, .testScope)
      run(InNoScope.self, .noTestScope)
    }

    private func run<Test: XCTestCase>(_ type: Test.Type, _ scope: Attempt.Scope) {
      for attempt in Attempt.all(in: scope) {
        let test = type.init(name: "test\(attempt.number)") { test in
          if attempt.isSynchronous { return attempt.runNow() }
          try asyncTest { (_: Test) in { await attempt.run() } }(test as! Test)()
        }
        test.run()
        let count = test.testRun?.totalFailureCount ?? 0
        for _ in 0..<count { print("FAILED \(attempt.number)") }
      }
    }
  }
#endif
