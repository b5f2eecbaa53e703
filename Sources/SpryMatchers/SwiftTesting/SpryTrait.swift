#if compiler(>=6.1)
  import SpryKit
  public import Testing

  /// Runs a test in a scope of its own: static stubs and calls are seen only by it, and misuse, an
  /// unstubbed call for one, fails the test instead of stopping the run.
  ///
  /// ```swift
  /// @Test(.spry) func loadsUser() async throws { … }
  /// @Suite(.spry) struct UserRepositoryTests { … }
  /// ```
  ///
  /// Each test of a suite, and each case of a parameterised test, gets a scope of its own.
  public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
    /// Tells that a suite hands the trait on to its tests.
    public var isRecursive: Bool { true }

    /// Runs a test case in its scope.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSpryScope(misuse: .failingTest) {
        try await function()
      }
    }
  }

  extension Trait where Self == SpryTrait {
    /// A scope of its own for each test; see ``SpryTrait``.
    public static var spry: Self { SpryTrait() }
  }
#endif
