import SpryKit

/// The options of the scope of a test.
struct TestOptions {
  /// The rule for calls that no stub answers.
  let strictness: Strictness
  /// How to report unused stubs.
  let unusedStubs: UnusedStubs
  /// Whether failures name the code that called a fake.
  let findsCallers: Bool
}
