import SpryKit

// What is said of stubs at the end.
extension ScopeFindings.Stub {
  /// Of one that the test made.
  var unusedMessage: String {
    (["\(description) was not used"] + calls + ["  remove it; or let it be unused: .lenient()"])
      .joined(separator: "\n")
  }

  /// Of one that was made for a suite.
  var unusedInSuiteMessage: String {
    // The calls of one test would say nothing of the others.
    """
    \(description) was not used by any test that ran
      remove it from the set-up; or let it be unused: .lenient()
    """
  }

  /// Of one that may be why a test failed.
  var hint: String {
    (["\(description) was not used"] + calls).joined(separator: "\n")
  }
}

/// The last calls before a failure, as it carries them; nil where there were none.
func timelineText(_ lines: [String]) -> String? {
  guard !lines.isEmpty else { return nil }
  return (["the last calls of fakes:"] + lines.map { "  \($0)" }).joined(separator: "\n")
}
