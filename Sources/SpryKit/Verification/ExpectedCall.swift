/// A call that a test expects, for a check of the order of several calls.
///
/// `called(_:with:countSpecifier:)` makes one.
public struct ExpectedCall {
  let state: SpryState
  let query: CallQuery
  /// Whether the test gave a count.
  let isCounted: Bool

  init(
    of state: SpryState,
    fakeType: any Any.Type,
    member: some StringRepresentable,
    arguments: [Any?],
    specifier: CountSpecifier?
  ) {
    self.state = state
    isCounted = specifier != nil
    query = CallQuery(
      of: fakeType,
      member: member,
      arguments: arguments,
      specifier: specifier ?? .atLeast(1)
    )
  }
}

extension ExpectedCall {
  init(of state: SpryState, _ query: CallQuery, isCounted: Bool) {
    self.state = state
    self.query = query
    self.isCounted = isCounted
  }

  /// Returns the query with another number of calls, and a mark.
  func query(_ count: CountSpecifier, since mark: SpryMark) -> CallQuery {
    CallQuery(of: query, specifier: count, since: mark)
  }
}

extension Spyable {
  /// Describes a call, for a check of the order of several calls.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the number of calls in a row; by default at least one.
  public func called(
    _ function: Function,
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> ExpectedCall {
    ExpectedCall(
      of: spryState,
      fakeType: type(of: self),
      member: function,
      arguments: arguments,
      specifier: countSpecifier
    )
  }

  /// Describes a call of a static member, for a check of the order of several calls.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the number of calls in a row; by default at least one.
  public static func called(
    _ function: ClassFunction,
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> ExpectedCall {
    ExpectedCall(
      of: spryState,
      fakeType: self,
      member: function,
      arguments: arguments,
      specifier: countSpecifier
    )
  }
}

/// Builds a list of expected calls, one on each line. `if` and `for` may be used.
@resultBuilder
public enum ExpectedCallsBuilder {}

@_documentation(visibility: internal)
extension ExpectedCallsBuilder {
  /// Adds a call.
  public static func buildExpression(_ call: ExpectedCall) -> [ExpectedCall] { [call] }

  /// Adds a call of a typed member.
  public static func buildExpression(_ calls: some MemberCalls) -> [ExpectedCall] {
    [calls.expectedCall]
  }

  /// Adds a list of calls.
  public static func buildExpression(_ calls: [ExpectedCall]) -> [ExpectedCall] { calls }

  /// Joins the lines.
  public static func buildBlock(_ calls: [ExpectedCall]...) -> [ExpectedCall] {
    calls.flatMap { $0 }
  }

  /// Adds the calls of an `if`.
  public static func buildOptional(_ calls: [ExpectedCall]?) -> [ExpectedCall] { calls ?? [] }

  /// Adds the calls of an `if` whose condition is true.
  public static func buildEither(first calls: [ExpectedCall]) -> [ExpectedCall] { calls }

  /// Adds the calls of an `else`.
  public static func buildEither(second calls: [ExpectedCall]) -> [ExpectedCall] { calls }

  /// Adds the calls of a loop.
  public static func buildArray(_ calls: [[ExpectedCall]]) -> [ExpectedCall] {
    calls.flatMap { $0 }
  }
}
