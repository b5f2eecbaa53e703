public import SpryKit
public import Testing

/// Runs a test in a scope of its own.
///
/// The fakes made in the test, and its static stubs and calls, are visible only to this test. They
/// are checked and released at its end.
///
/// ```swift
/// @Test(.spry) func loadsUser() async throws { … }
/// @Suite(.spry) struct UserRepositoryTests { … }
/// ```
///
/// Each test of a suite, and each case of a parameterized test, gets a scope of its own.
///
/// - Misuse, such as an unstubbed call, fails the test instead of stopping the run. Misuse outside
///   its task, in `Task.detached` or on a queue, fails the test at its end.
/// - The first failed expectation carries the last calls of the fakes. The number of a call is the
///   same in all failures.
/// - A failed wait fails the test at the line of the wait, even if the test drops its error.
/// - At the end of a test that passed, a stub that was called less often than `expected` fails it,
///   and an unused stub is a warning at its line. See ``UnusedStubs``. After a failure, an error, a
///   skip, or a cancellation, neither is checked.
/// - A later call of one of its fakes is a failure that names the test.
///
/// A stub belongs to a shared set-up if it is not made in the test function itself, but in the
/// `init()` of the suite or in a helper. If no test used such a stub, it is reported once, at the
/// end of the outermost suite with the trait. If only the test has the trait, such stubs may stay
/// unused.
public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
  let options: TestOptions

  /// Always true, because a suite passes the trait on to its tests.
  @_documentation(visibility: internal)
  public var isRecursive: Bool { true }

  /// Provides a scope for suites, and for each case of a test.
  @_documentation(visibility: internal)
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> SpryTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a suite, or a test case in its scope.
  @_documentation(visibility: internal)
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if test.isSuite {
      try await withStubUsage(function)
    } else {
      try await run(test, testCase, function)
    }
  }
}

extension Trait where Self == SpryTrait {
  /// Gives each test a scope of its own. See ``SpryTrait``.
  public static var spry: Self { .spry() }

  /// Gives each test a scope of its own. See ``SpryTrait``.
  ///
  /// - Parameters:
  ///   - strictness: The rule for calls that no stub answers. By default, they fail the test, unless
  ///     the member returns nothing.
  ///   - unusedStubs: How a stub that answered no call is reported. The default is a warning.
  ///   - callers: Whether failures name the code that called a fake. This takes 2 to 5 µs for each
  ///     of the first 1,000 calls of a test.
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
  /// Runs the tests of a suite, and reports the stubs of their set-up that none of them used.
  private func withStubUsage(_ tests: () async throws -> Void) async throws {
    // A suite in another one leaves the report to the outer one.
    guard SuiteStubUsage.current == nil else { return try await tests() }
    let usage = SuiteStubUsage()
    try await SuiteStubUsage.$current.withValue(usage, operation: tests)
    if !Task.isCancelled { Reporter.report(usage.report) }
  }

  private func run(
    _ test: Test,
    _ testCase: Test.Case?,
    _ function: @Sendable () async throws -> Void
  ) async throws {
    let scoped = ScopedTest(
      named: TestName.of(test),
      function: TestFunction(of: test),
      at: SpryLocation(test.sourceLocation),
      options,
      suite: .current
    )
    var hasReturned = false
    defer { scoped.end(hasReturned: hasReturned) }
    do {
      try await scoped.run(isolation: nil) {
        try await scoped.notingIssues(of: test, testCase, function)
      }
      hasReturned = true
    } catch is Misuse where scoped.hasFailed || scoped.scope.keepsMisuse {
      // It was reported where it happened, or is reported at the end: the test fails once.
    }
  }
}
