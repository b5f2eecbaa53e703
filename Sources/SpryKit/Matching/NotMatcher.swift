/// Matches an argument that another matcher does not match.
final class NotMatcher: ArgumentMatcher {
  private let other: ArgumentMatcher

  init(_ other: ArgumentMatcher) {
    self.other = other
    super.init()
  }

  override var description: String { "anything but \(other.description)" }

  /// The opposite of a mistake is a mistake as well: it would match every argument.
  override var impossibility: String? {
    other.isAny ? "every argument is \(other.description)" : other.impossibility
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentComparison(matches: impossibility == nil && !other.matches(recorded: actual))
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    impossibility ?? "\(describe(actual)) is \(other.description)"
  }
}
