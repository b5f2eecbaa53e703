import SpryKit

extension EndOfTestIssues.Stub {
  /// What is wrong with an unused stub that the test made.
  var unused: Finding {
    let uncalled = calls.isEmpty ? uncalled : nil
    let first = uncalled.map { "\(fault): \($0)" } ?? fault
    let advice =
      if wrongAnswer != nil {
        "change its answer, or remove the stub"
      } else {
        "remove the stub, or mark it with '.lenient()'"
      }
    // Perhaps at the end of the test, as the fakes in its local variables are.
    let earlier =
      uncalled == nil
      ? nil : deallocation?.find().map { ", or keep the fake alive (it was deallocated at \($0))" }
    return Finding("\(description) \(first)", calls, advice: advice + (earlier ?? ""))
  }

  /// What is wrong with an unused stub of a suite's setup, without the calls of single tests.
  var unusedInSuite: Finding {
    Finding(
      "\(description) was not used by any test of the suite that ran",
      advice:
        "if no other test needs it, remove it from the setup; otherwise, mark it with '.lenient()'")
  }

  /// An unused stub that may be the reason why the test failed.
  var hint: Finding { Finding("\(description) \(fault)", calls) }

  /// Returns whether a failure already contains the hint: it names the stub, or lists the same
  /// calls with the same reasons.
  func isNamed(in failure: String) -> Bool {
    let words = failure.split(whereSeparator: \.isWhitespace).map { $0.prefix { $0 != "," } }
    if words.contains(where: { $0 == location.description }) { return true }
    let listed = calls.dropFirst().map(Self.withSingleSpaces)
    let text = Self.withSingleSpaces(failure)
    return !listed.isEmpty && listed.allSatisfy { text.includes($0) }
  }

  /// The columns of a list are as wide as its longest line.
  private static func withSingleSpaces(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var fault: String { wrongAnswer ?? "was not used" }
}

extension RepeatedMisuse {
  /// Misuse that happened more than once.
  var finding: Finding { Finding("\(misuse.finding.headline) (\(counted(count, "more time")))") }
}

/// The last calls before a failure, or `nil` if there were none.
func timelineText(_ lines: [String]) -> String? {
  guard !lines.isEmpty else { return nil }
  return (["the last calls to the fakes:"] + lines.map { "  \($0)" }).joined(separator: "\n")
}
