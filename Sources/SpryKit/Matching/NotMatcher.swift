/// Matches an argument that another matcher does not match.
final class NotMatcher: ArgumentMatcher {
  private let other: ArgumentMatcher
  private let mistake: String?

  init(_ other: ArgumentMatcher) {
    self.other = other
    mistake =
      other.isAny
      ? "every argument is \(other.description)"
      : other.hasCaptors
        ? "'not' gives no argument to a captor or to a check" : other.impossibility
    super.init()
  }

  override var description: String { "anything but \(other.description)" }

  /// The opposite of a mistake is a mistake as well: it would match every argument.
  override var impossibility: String? { mistake }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentComparison(matches: mistake == nil && !other.matches(recorded: actual))
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    mistake ?? "\(describe(actual)) is \(other.description)"
  }
}
