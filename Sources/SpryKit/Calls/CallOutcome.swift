/// The progress of a recorded call.
public enum CallOutcome {
  /// The call was only recorded, by `recordCall`, or is being reported as misuse.
  case recorded
  /// The call was not answered yet.
  case running
  /// The call returned.
  case returned
  /// The caller was cancelled while its answer was delayed or held, and the call returned an empty
  /// value, because the member cannot throw a `CancellationError`.
  case cancelled
  /// The call threw.
  case threw(any Error)
}

extension SpryState {
  /// Returns the progress of a call of this state.
  func outcome(of call: Call, ofMember key: String) -> CallOutcome {
    contents.withLock { contents in
      let current = contents.member(key: key)?.calls.status(of: call.number)
      switch (current ?? call.status).stage {
      case .recorded: return .recorded
      case .choosing, .running: return .running
      case .returned: return .returned
      case .cancelled: return .cancelled
      // A reset has released the error.
      case .threw:
        guard case .failure(let error) = contents.results[call.number] else { return .returned }
        return .threw(error)
      }
    }
  }
}
