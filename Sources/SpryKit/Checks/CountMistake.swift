/// A count with which a check cannot fail, or cannot pass.
enum CountMistake {
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
