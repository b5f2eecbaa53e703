/// How far a recorded call has come.
public enum CallOutcome {
  /// The call was recorded, and nobody answers it: the member only calls `recordCall`.
  case recorded
  /// Its stub has not answered yet.
  case running
  /// It returned.
  case returned
  /// It threw.
  case threw(any Error)
}

extension CallOutcome: CustomStringConvertible {
  /// The outcome in a word or two: `threw NotFound()`.
  public var description: String {
    switch self {
    case .recorded: "recorded"
    case .running: "still running"
    case .returned: "returned"
    // Its text is told elsewhere, and is long.
    case .threw(is Misuse): "threw (misuse)"
    case .threw(let error): "threw \(describe(error))"
    }
  }
}

extension SpryState {
  /// How far a call of this state has come.
  func outcome(of call: UnsafePointer<CallRecord>, in log: CallLog) -> CallOutcome {
    tables.withLock { tables in
      switch call.stage {
      case .recorded: .recorded
      case .running: .running
      case .returned: .returned
      case .threw:
        // Errors are forgotten with the calls.
        (log === tables.log ? tables.extras?.errors[call.pointee.number] : nil)
          .map { .threw($0) } ?? .returned
      }
    }
  }
}
