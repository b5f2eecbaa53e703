/// How far a recorded call has come.
public enum CallOutcome {
  /// The call was recorded, and nothing answers it: the member only calls `recordCall`.
  case recorded
  /// Its stub has not answered yet.
  case running
  /// It returned.
  case returned
  /// It threw.
  case threw(any Error)
}

extension SpryState {
  /// How far a call of this state has come.
  func outcome(of call: Call, ofMember key: String) -> CallOutcome {
    tables.withLock { tables in
      let current = tables.member(key: key)?.calls[status: call.number]
      switch (current ?? call.status).stage {
      case .recorded: return .recorded
      case .running: return .running
      case .returned: return .returned
      // Errors are released with the calls.
      case .threw: return tables.errors[call.number].map { .threw($0) } ?? .returned
      }
    }
  }
}
