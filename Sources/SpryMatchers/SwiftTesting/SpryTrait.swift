#if compiler(>=6.1)
  import SpryKit
  public import Testing

  /// Runs a test in a scope of its own: the fakes made in it, and static stubs and calls, are seen
  /// only by it, checked at its end, and forgotten.
  ///
  /// ```swift
  /// @Test(.spry) func loadsUser() async throws { … }
  /// @Suite(.spry) struct UserRepositoryTests { … }
  /// ```
  ///
  /// Each test of a suite, and each case of a parameterised test, gets a scope of its own.
  ///
  /// - Misuse, an unstubbed call for one, fails the test instead of stopping the run; what is met off
  ///   its task, in `Task.detached` or on a queue, fails it at its end.
  /// - A failed expectation carries the last calls of the fakes.
  /// - At the end of a test that passed, a stub that was called less often than `expected` fails
  ///   it, and a stub that answered no call is a warning at its line; see ``UnusedStubs``. After a
  ///   failure, an error, a skip or a cancellation nothing of that is checked.
  /// - A call that comes later fails, and names the test.
  ///
  /// A stub that is not made in the test function itself, but in the `init()` of the suite or in a
  /// helper, is one of a shared set-up: at the end of the outermost suite with the trait, one that
  /// no test used is reported once. Where only the test has the trait, such stubs may stay unused.
  public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
    let unusedStubs: UnusedStubs

    /// Tells that a suite hands the trait on to its tests.
    public var isRecursive: Bool { true }

    /// Provides for suites, and for each case of a test.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> SpryTrait? {
      test.isSuite || testCase != nil ? self : nil
    }

    /// Runs a suite, or a test case in its scope.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      if test.isSuite {
        try await withStubLedger(function)
      } else {
        try await watch(test, testCase, function)
      }
    }
  }

  extension Trait where Self == SpryTrait {
    /// A scope of its own for each test; see ``SpryTrait``.
    public static var spry: Self { SpryTrait(unusedStubs: .warn) }

    /// A scope of its own for each test; see ``SpryTrait``.
    ///
    /// - Parameter unusedStubs: what is said of a stub that answered no call.
    public static func spry(unusedStubs: UnusedStubs) -> Self {
      SpryTrait(unusedStubs: unusedStubs)
    }
  }

  extension SpryTrait {
    /// Runs the tests of a suite, and says what they leave together.
    private func withStubLedger(_ tests: () async throws -> Void) async throws {
      // One in another leaves it to the outer.
      guard SharedStubLedger.current == nil else { return try await tests() }
      let ledger = SharedStubLedger()
      try await SharedStubLedger.$current.withValue(ledger, operation: tests)
      if !Task.isCancelled { Reporter.report(ledger.report) }
    }

    private func watch(
      _ test: Test,
      _ testCase: Test.Case?,
      _ function: @Sendable () async throws -> Void
    ) async throws {
      let watched = WatchedTest(
        named: TestName.of(test),
        function: test.name,
        unusedStubs: unusedStubs,
        ledger: .current
      )
      var hasReturned = false
      defer { watched.end(hasReturned: hasReturned) }
      do {
        try await watched.run(isolation: nil) {
          try await watched.notingIssues(of: test, testCase, function)
        }
        hasReturned = true
      } catch is Misuse where watched.hasFailed {
        // It has been reported where it was met: the test fails once.
      }
    }
  }
#endif
