public import SpryKit
public import Testing

/// A trait that runs each test in a separate scope.
///
/// Add `.spry` to each suite or test that uses fakes. Each test of the suite, and each case of a
/// parameterized test, then owns the fakes it creates, and has its own stubs and calls for static
/// members. When the test ends, SpryKit verifies and releases the fakes.
///
/// ```swift
/// @Test(.spry) func loadsUser() async throws { … }
/// @Suite(.spry) struct UserRepositoryTests { … }
/// ```
///
/// - Misuse, such as an unstubbed call, fails the test instead of stopping the process.
/// - The first failure lists the last calls to the fakes. A call has the same number in all
///   failures.
/// - A failed wait fails the test at once, at the line of the wait, even if the test discards the
///   error.
/// - Misuse outside the test's task, such as in `Task.detached` or on a queue, fails the test when
///   the test ends.
/// - When the test ends, a stub that answered fewer calls than it expects fails the test, and an
///   unused stub is a warning at the stub's line: see ``UnusedStubs``. SpryKit skips both checks if
///   the test failed, was skipped, or was cancelled.
/// - A call to one of the fakes after the test has ended is a failure that names the test.
///
/// A stub that the suite's `init()` or a helper makes belongs to the shared setup. If no test uses
/// such a stub, SpryKit reports the stub once, when the outermost suite with the trait ends. If the
/// suite doesn't have the trait, SpryKit doesn't report such stubs.
public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
  let options: TestOptions

  /// The value `true`, because a suite passes the trait on to its tests.
  @_documentation(visibility: internal)
  public var isRecursive: Bool { true }

  /// Returns the trait itself for a suite or a test case, and `nil` otherwise.
  @_documentation(visibility: internal)
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> SpryTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a suite, or runs a test case in its own scope.
  @_documentation(visibility: internal)
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if test.isSuite {
      try await withStubUsage(function)
    } else {
      try await run(test, function)
    }
  }
}

extension Trait where Self == SpryTrait {
  /// A trait that runs each test in a separate scope.
  ///
  /// The trait is a ``SpryTrait`` with its default settings. To change the settings, write
  /// ``spry(_:unusedStubs:callers:)``.
  public static var spry: Self { .spry() }

  /// Returns a trait that runs each test in a separate scope, with the given settings.
  ///
  /// - Parameters:
  ///   - strictness: The rule for unstubbed calls. By default, such calls fail the test unless the
  ///     member returns `Void`.
  ///   - unusedStubs: The rule for reporting unused stubs. The default is a warning.
  ///   - callers: Whether failures name the code that called a fake. Recording callers takes 2 to 5
  ///     µs for each of a test's first 1,000 calls.
  ///
  /// ```swift
  /// @Test(.spry(.strict)) func sendsOnlyOneMail() { … }
  /// ```
  public static func spry(
    _ strictness: Strictness = .normal, unusedStubs: UnusedStubs = .warn, callers: Bool = true
  ) -> Self {
    SpryTrait(
      options: TestOptions(
        strictness: strictness, unusedStubs: unusedStubs, findsCallers: callers))
  }
}

extension SpryTrait {
  /// Runs the tests of a suite, and reports the stubs of their setup that none of them used.
  private func withStubUsage(_ tests: () async throws -> Void) async throws {
    // A suite in another one leaves the report to the outer one.
    guard SuiteStubUsage.current == nil else { return try await tests() }
    let usage = SuiteStubUsage()
    try await SuiteStubUsage.$current.withValue(usage, operation: tests)
    if !Task.isCancelled { Reporter.report(usage.takeReport()) }
  }

  private func run(
    _ test: Test, _ function: () async throws -> Void
  ) async throws {
    let scoped = ScopedTest(
      named: TestName.of(test),
      function: TestFunction(of: test),
      at: SpryLocation(test.sourceLocation),
      options,
      suite: .current
    )
    var hasReturned = false
    FailureReceiver.runningTests.withLock { $0 += 1 }
    defer {
      scoped.end(hasReturned: hasReturned)
      FailureReceiver.runningTests.withLock { $0 -= 1 }
    }
    do {
      try await scoped.run(isolation: nil) {
        try await scoped.notingIssues(isolation: nil, function).get()
      }
      await leaveJob()
      hasReturned = true
    } catch is Misuse where scoped.hasFailed || scoped.scope.keepsMisuse {
      // It was reported where it happened, or is reported at the end: the test fails once.
    } catch let error as CallWaitError where error.isReported {
      // The same.
    }
  }
}

/// Ends the job of the test's task. On Apple's platforms, that drains the autorelease pool of the thread,
/// which may hold an object whose `deinit` calls a fake of the test.
private func leaveJob() async {
  #if canImport(ObjectiveC)
    await Task.yield()
  #endif
}
