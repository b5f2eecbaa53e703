extension MemberCalls {
  /// Leaves only the calls that threw an error of a type.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").threw(Offline.self))
  /// ```
  public func threw<Failure: Error>(_ type: Failure.Type) -> Self {
    expecting(.threw, AnyMatcher<Failure>())
  }

  func expecting(_ ending: ExpectedOutcome.Ending, _ matcher: ArgumentMatcher) -> Self {
    var calls = self
    calls.query.outcome = ExpectedOutcome(ending: ending, matcher: matcher)
    return calls
  }
}

extension CallQuery {
  /// Leaves only the calls that threw an error that matches.
  ///
  /// - Parameter error: A value, an ``Argument``, or an ``ArgumentCaptor``.
  public func threw(_ error: Any) -> CallQuery { expecting(.threw, .make(error)) }

  /// Leaves only the calls that returned a value that matches.
  ///
  /// - Parameter value: A value, an ``Argument``, or an ``ArgumentCaptor``.
  ///
  /// A call that was only recorded returned nothing.
  public func returned(_ value: Any?) -> CallQuery { expecting(.returned, .make(value)) }
}

extension SpryState {
  /// Returns the result of a call, or `nil` if the call has not ended, or not with an answer.
  func result(ofCall number: UInt64, ofMember key: String) -> Result<Any, any Error>? {
    contents.withLock { contents in
      guard let status = contents.member(key: key)?.calls.status(of: number) else { return nil }
      switch status.stage {
      case .recorded, .choosing, .running, .cancelled: return nil
      case .threw: return contents.results[number]
      case .returned:
        // A call that was misuse returned a default value, which is no answer.
        if status.answer == .max { return nil }
        return contents.results[number] ?? .success(contents.constant(of: status) ?? ())
      }
    }
  }
}
