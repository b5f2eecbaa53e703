extension MemberCalls {
  func expecting(_ ending: ExpectedOutcome.Ending, _ matcher: ArgumentMatcher) -> Self {
    var calls = self
    calls.query.outcome = ExpectedOutcome(ending: ending, matcher: matcher)
    return calls
  }
}

extension CallQuery {
  /// Leaves only the calls that threw an error of a type.
  public func threw<Failure: Error>(_ type: Failure.Type) -> CallQuery {
    expecting(.threw, AnyMatcher<Failure>())
  }

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
