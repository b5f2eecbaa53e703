/// The result of comparing an argument with what a test expects of it.
///
/// Failures are written from such results, since a second comparison would run a user's `==` or
/// predicate again, which may then return something else.
enum ArgumentComparison: Sendable {
  case matches
  case different
  /// Two objects that are not identical, of classes without `==`.
  case notIdentical
  /// Two objects that `==` calls equal, of a class that compares by identity.
  case equalButNotIdentical
  /// The value is of another kind than what is expected, such as a number and a string: neither equal
  /// nor different. The type is that of the expected values.
  case otherType(any Any.Type)
  /// Values of a type that nothing can compare.
  case incomparable(any Any.Type)
  /// The part at this index, for example a property, does not match.
  indirect case part(Int, ArgumentComparison)

  /// The result for a value that is not of the expected type. `nil` is different from all values.
  static func isNot(_ type: any Any.Type, _ actual: Any?) -> ArgumentComparison {
    actual == nil || actual is NilValue ? .different : .otherType(type)
  }

  init(matches: Bool) {
    self = matches ? .matches : .different
  }

  var isMatch: Bool {
    if case .matches = self { true } else { false }
  }

  /// The result for a value whose parts have these results. A difference wins over a part that
  /// cannot be compared, so that the order of the parts does not matter.
  static func worst(_ outcomes: some Sequence<ArgumentComparison>) -> ArgumentComparison {
    var worst = ArgumentComparison.matches
    for outcome in outcomes {
      switch (worst, outcome) {
      case (_, .different), (_, .notIdentical), (_, .part): return .different
      case (.matches, _), (.equalButNotIdentical, .incomparable),
        (.equalButNotIdentical, .otherType):
        worst = outcome
      default: break
      }
    }
    return worst
  }
}

/// The result of comparing the arguments of a call, up to the first that does not match, and then
/// its outcome.
enum CallComparison {
  case matches
  /// The call has another number of arguments.
  case argumentCount
  /// The argument at this index does not match.
  case argument(Int, ArgumentComparison)
  /// The arguments match, but the call did not end as expected.
  indirect case outcome(OutcomeMismatch)

  var isMatch: Bool {
    if case .matches = self { true } else { false }
  }
}

/// The arguments of a call, and all that does not match what a test expects.
struct CallMismatches {
  let matchers: [ArgumentMatcher]
  let arguments: ArgumentList
  /// The arguments that do not match, in order; empty if the call has another number of arguments.
  let mismatches: [(index: Int, comparison: ArgumentComparison)]
  /// The outcome, if the arguments match and it does not.
  let outcome: OutcomeMismatch?

  /// Compares the arguments that were not compared yet.
  ///
  /// - Parameter comparison: The result of comparing the arguments up to the first that does not
  ///   match; nil if none was compared.
  init(
    of matchers: [ArgumentMatcher], with arguments: ArgumentList, after comparison: CallComparison?
  ) {
    self.matchers = matchers
    self.arguments = arguments
    var mismatches: [(index: Int, comparison: ArgumentComparison)] = []
    if case .argument(let index, let comparison) = comparison ?? matchers.compare(arguments) {
      mismatches.append((index, comparison))
      for index in (index + 1)..<matchers.count {
        let comparison = matchers[index].compare(arguments, at: index)
        if !comparison.isMatch, !matchers[index].isNegation {
          mismatches.append((index, comparison))
        }
      }
    }
    self.mismatches = mismatches
    outcome = if case .outcome(let outcome) = comparison { outcome } else { nil }
  }

  /// Whether the call has another number of arguments than expected.
  var isOfOtherCount: Bool { !matchers.isEmpty && matchers.count != arguments.count }

  /// The number of arguments that match; below 0 if the call has another number of arguments.
  var score: Int { isOfOtherCount ? -1 : matchers.count - mismatches.count }

  /// How far the arguments that do not match, or the outcome, are from what is expected; see
  /// ``ArgumentMatcher/distance(of:_:)``.
  var distance: Double {
    if let outcome { return outcome.distance }
    return mismatches.reduce(0) { sum, mismatch in
      let actual = recordedValue(arguments[mismatch.index])
      return sum + matchers[mismatch.index].distance(of: actual, mismatch.comparison)
    }
  }

  /// The longest argument that is shown beside its call and again in the reason why it does not
  /// match.
  private static let longestRepeated = 20

  /// `id: "7" is not "42"`, `user.name: "Ann" is not "Bo"`, `user is not a person with a name`.
  ///
  /// - Parameter shown: The argument as the title shows it. A long argument is not repeated.
  static func reason(
    _ name: String, _ mismatch: String, ofShown shown: String? = nil
  ) -> String {
    // The fields of an argument without a name would look like decimals.
    if isAtPath(mismatch), !name.contains(" ") { return name + mismatch }
    guard let shown, mismatch.hasPrefix("\(shown) ") else { return "\(name): \(mismatch)" }
    let rest = mismatch.dropFirst(shown.count + 1)
    let isTwice = shown.count > longestRepeated || rest == "is \(shown)"
    // The type may be shown in between.
    return isTwice && rest.first?.isLetter == true ? "\(name) \(rest)" : "\(name): \(mismatch)"
  }
}
