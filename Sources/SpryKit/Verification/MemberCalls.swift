/// The calls of one member, as assertions take them: `service.calls.load(id: "42")`.
///
/// ``FakeMember`` and ``ExpectedCall`` conform.
public protocol MemberCalls {
  /// The calls, for a check of the order of several calls.
  var expectedCall: ExpectedCall { get }
}

extension ExpectedCall: MemberCalls {
  /// The call itself.
  @_documentation(visibility: internal)
  public var expectedCall: ExpectedCall { self }
}

extension MemberCalls {
  /// Checks how often the member was called.
  ///
  /// - Parameters:
  ///   - count: the expected number of calls; by default at least one.
  ///   - mark: a mark after which calls count; by default all calls count.
  /// - Returns: the result of the check, with the failure if there is one.
  public func didCall(
    _ count: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    let call = expectedCall
    return call.query(count, since: mark).check(call.state)
  }

  /// Sets the number of calls in a row, for a check of the order of several calls.
  public func times(_ count: CountSpecifier) -> ExpectedCall {
    let call = expectedCall
    return ExpectedCall(of: call.state, call.query(count, since: call.query.mark), isCounted: true)
  }
}
