extension CallOutcome: CustomStringConvertible {
  /// The outcome in a word or two: `threw NotFound()`.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .recorded: "recorded"
    case .running: "still running"
    case .returned: "returned"
    case .cancelled: "was cancelled, and returned an empty value"
    // Its text is long, and was reported.
    case .threw(is Misuse): "threw (misuse)"
    case .threw(let error): "threw \(describe(error))"
    }
  }
}

extension CallOutcome {
  /// The outcome, beside a call in a failure; empty for a call that returned, as most do.
  var note: String {
    switch self {
    case .recorded, .returned: ""
    case .running, .cancelled, .threw: description
    }
  }
}
