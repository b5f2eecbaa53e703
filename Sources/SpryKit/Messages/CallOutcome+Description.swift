extension CallOutcome: CustomStringConvertible {
  /// The outcome in a word or two: `threw NotFound()`.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .recorded: "recorded"
    case .running: "still running"
    case .returned: "returned"
    case .cancelled: "was cancelled, and returned an empty value"
    // The text of misuse is long, and was reported before.
    case .threw(is Misuse): "threw (misuse)"
    case .threw(let error): "threw \(describe(error))"
    }
  }
}

extension CallOutcome {
  /// Returns the outcomes as notes beside the calls of a list. Notes that a call returned only if
  /// another call in the list did not.
  static func notes(_ outcomes: [CallOutcome]) -> [String] {
    let isMixed = outcomes.contains { $0.isNoted }
    return outcomes.map { outcome in
      if case .returned = outcome, isMixed { return outcome.description }
      return outcome.isNoted ? outcome.description : ""
    }
  }

  private var isNoted: Bool {
    switch self {
    case .recorded, .returned: false
    case .running, .cancelled, .threw: true
    }
  }
}
