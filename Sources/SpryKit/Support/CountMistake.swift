/// A count with which a check cannot fail, or cannot pass.
enum CountMistake: Equatable {
  /// No number of calls is as expected: `.exactly(-1)`.
  case neverMet
  /// Every number of calls is as expected: `.atLeast(0)`.
  case alwaysMet
  /// The number is right before the wait: `.never` or `.atMost(2)` with `within:`.
  case metBeforeWait
  /// The check expects no calls, and does not take a number.
  case inCheckOfNoCalls
  /// Calls are ignored whatever their number is.
  case inIgnoredCalls
  /// The check expects another number as well.
  case second(after: CountSpecifier)
}

extension CountSpecifier {
  /// The mistake of a check with this count, or `nil` if there is none.
  var mistake: CountMistake? {
    isNeverMet ? .neverMet : isAlwaysMet ? .alwaysMet : nil
  }

  /// The mistake of a wait for this number of calls, or `nil` if there is none.
  var mistakeOfWait: CountMistake? {
    mistake ?? (allows(0) ? .metBeforeWait : nil)
  }
}

extension CountMistake {
  /// Returns what is wrong with a count, and what to write instead.
  func words(_ count: CountSpecifier) -> (what: String, advice: String) {
    switch self {
    case .neverMet:
      ("expected \(count), but a count cannot be negative", "use a count of 0 or more")
    case .alwaysMet:
      (
        "expected \(count), so the assertion cannot fail",
        "expect '.atLeast(1)', or '.never' if there should be no calls"
      )
    case .metBeforeWait:
      (
        "the wait is for \(count), so it would end as soon as it begins",
        "wait for '.atLeast(1)' or more; "
          + "to expect no calls for some time, write 'expectHaveNotReceived(…, for: …)'"
      )
    case .inCheckOfNoCalls:
      (
        "'expectHaveNotReceived' takes no count",
        "remove 'times(…)', or expect \(count) with 'expectHaveReceived'"
      )
    case .inIgnoredCalls:
      ("'ignoring' ignores all calls, but 'times' expects \(count)", "remove 'times'")
    case .second(let first):
      ("the assertion has two counts: '\(first)' and '\(count)'", "remove one of the counts")
    }
  }
}
