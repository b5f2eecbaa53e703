extension MemberCalls {
  func expecting(_ ending: ExpectedOutcome.Ending, _ matcher: ArgumentMatcher) -> Self {
    var calls = self
    calls.query.outcome = ExpectedOutcome(ending: ending, matcher: matcher)
    return calls
  }
}

extension CallQuery {
  /// Returns only the calls that threw an error of a type.
  public func threw<Failure: Error>(_ type: Failure.Type) -> CallQuery {
    expecting(.threw, AnyMatcher<Failure>())
  }

  /// Returns only the calls that threw a matching error.
  ///
  /// - Parameter error: A value, an ``Argument``, or an ``ArgumentCaptor``.
  public func threw(_ error: Any) -> CallQuery { expecting(.threw, .make(error)) }

  /// Returns only the calls that returned a matching value.
  ///
  /// - Parameter value: A value, an ``Argument``, or an ``ArgumentCaptor``.
  ///
  /// A call that was only recorded returned nothing.
  public func returned(_ value: Any?) -> CallQuery { expecting(.returned, .make(value)) }
}
