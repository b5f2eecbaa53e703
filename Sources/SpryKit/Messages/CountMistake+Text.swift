extension CallQuery {
  /// The failure of a check whose count is a mistake.
  func failure(of mistake: CountMistake) -> String {
    let name = state.history(of: handle.type).name.headline(member)
    let (what, advice) = mistake.words(specifier)
    return "\(name): \(what)\n  \(advice)"
  }
}

extension CountMistake {
  /// Returns what is wrong with a count, and what to write instead.
  func words(_ count: CountSpecifier) -> (what: String, advice: String) {
    switch self {
    case .neverMet:
      ("expected \(count), but there are never fewer calls than 0", "expect 0 calls or more")
    case .alwaysMet:
      (
        "expected \(count), which cannot fail",
        "expect .atLeast(1), or .never if there should be no call"
      )
    case .metBeforeWait:
      (
        "the wait is for \(count), which there are before it begins",
        "wait for .atLeast(1) or more; "
          + "to expect no calls for some time, write 'HaveNotReceived(…, for: …)'"
      )
    case .inCheckOfNoCalls:
      (
        "'HaveNotReceived' expects no calls at all, but 'times' expects \(count)",
        "leave 'times' out, or expect the number of calls with 'HaveReceived'"
      )
    case .inIgnoredCalls:
      ("'ignoring' ignores all calls, but 'times' expects \(count)", "leave 'times' out")
    }
  }
}

/// The failure of a check of the order without calls.
let emptyOrder = """
  the list of expected calls is empty, so the check cannot fail
    add a line for each call, or expect none with 'expectNoOtherCalls'
  """
