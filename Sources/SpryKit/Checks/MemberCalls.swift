/// The calls of one member, as checks take them: `service.calls.load(id: "42")`.
///
/// ``FakeMember`` and ``CallQuery`` conform.
public protocol MemberCalls {
  /// The query for the calls.
  var query: CallQuery { get }
}

extension CallQuery: MemberCalls {
  /// The query itself.
  @_documentation(visibility: internal)
  public var query: CallQuery { self }
}

extension MemberCalls {
  /// Checks how often the member was called.
  ///
  /// - Parameters:
  ///   - count: The expected number of calls. The default is the number of ``times(_:)``, or else at least
  ///     one.
  ///   - mark: A mark. Only calls after it count. By default, all calls count.
  /// - Returns: The result of the check, with the failure if there is one.
  public func didCall(
    _ count: CountSpecifier? = nil,
    since mark: SpryMark = .start
  ) -> DidCallResult {
    query.with(count, since: mark).check()
  }

  /// Sets the expected number of calls. In a check of the order, it is the number of calls in a row.
  ///
  /// ```swift
  /// expectInOrder {
  ///   service.calls.poll().times(.exactly(3))
  ///   service.calls.load(id: "42")
  /// }
  /// ```
  public func times(_ count: CountSpecifier) -> CallQuery {
    query.with(count, since: .start)
  }
}
