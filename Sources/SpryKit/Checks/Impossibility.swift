/// A reason why no call can ever match a query, so that a check that expects no calls cannot fail.
enum Impossibility {
  /// All calls have another number of arguments.
  case argumentCount
  /// There was no call yet, but its name has this number of arguments.
  case argumentCountOfName(Int)
  /// The argument with this name can match nothing, for this reason.
  case argument(String, String)
}

extension CallQuery {
  /// Finds the reason why no call can ever match, given that none matched so far.
  ///
  /// - Parameter others: The results for the calls that do not match.
  func impossibility(_ others: [CallComparison], _ history: CallHistory) -> Impossibility? {
    if let (index, reason) = matchers.impossibility {
      let name = history.member(key: key)?.name ?? member
      return .argument(MemberSignature(name).nameOfArgument(at: index), reason)
    }
    if history.member(key: key)?.calls.isEmpty ?? true, !matchers.isEmpty,
      let count = MemberSignature(member).argumentCount, count != matchers.count
    {
      return .argumentCountOfName(count)
    }
    let areOfOtherCount =
      !others.isEmpty && others.allSatisfy { if case .argumentCount = $0 { true } else { false } }
    return areOfOtherCount ? .argumentCount : nil
  }

  /// Reports misuse if an expected argument can match nothing.
  func reportImpossibility() {
    guard matchers.impossibility != nil,
      case .argument(let argument, let reason) = impossibility([], history)
    else { return }
    handle.reportMistakeOfTest(of: member) { fake in
      .noCallCanMatch(fake: fake, member: member, argument: argument, reason: reason)
    }
  }
}
