import SpryKit

/// What the author of a test chose for its scope.
struct TestOptions {
  /// The rule for calls of members that return nothing.
  let strictness: Strictness
  /// How to report unused stubs.
  let unusedStubs: UnusedStubs
  /// Whether failures say who called a fake.
  let findsCallers: Bool
}
