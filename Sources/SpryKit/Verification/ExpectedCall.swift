/// A call that a test expects, to be put in order with others.
///
/// Made by `called(_:with:countSpecifier:)`, for checks of order.
public struct ExpectedCall {
  let state: SpryState
  let query: CallQuery
  /// Whether the test gave a count.
  let isCounted: Bool

  init(
    of state: SpryState,
    double: any Any.Type,
    member: some StringRepresentable,
    arguments: [Any?],
    specifier: CountSpecifier?
  ) {
    self.state = state
    isCounted = specifier != nil
    query = CallQuery(
      of: double,
      member: member,
      arguments: arguments,
      specifier: specifier ?? .atLeast(1)
    )
  }
}

extension Spyable {
  /// Describes a call, for a check of the order of several.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: what each argument should have been: a value to be equal to, an ``Argument``, or
  ///     an ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: how often in a row; by default once, and more do not matter.
  public func called(
    _ function: Function,
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> ExpectedCall {
    ExpectedCall(
      of: spryState,
      double: type(of: self),
      member: function,
      arguments: arguments,
      specifier: countSpecifier
    )
  }

  /// Describes a call of a static member, for a check of the order of several.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: what each argument should have been: a value to be equal to, an ``Argument``, or
  ///     an ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: how often in a row; by default once, and more do not matter.
  public static func called(
    _ function: ClassFunction,
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> ExpectedCall {
    ExpectedCall(
      of: spryState,
      double: self,
      member: function,
      arguments: arguments,
      specifier: countSpecifier
    )
  }
}

/// Builds the list of calls that are expected in order, one a line; `if` and `for` may be used.
@resultBuilder
public enum ExpectedCallsBuilder {
  /// Takes one call.
  public static func buildExpression(_ call: ExpectedCall) -> [ExpectedCall] { [call] }

  /// Takes calls that were made elsewhere.
  public static func buildExpression(_ calls: [ExpectedCall]) -> [ExpectedCall] { calls }

  /// Puts the lines behind one another.
  public static func buildBlock(_ calls: [ExpectedCall]...) -> [ExpectedCall] {
    calls.flatMap { $0 }
  }

  /// Takes the calls of an `if`.
  public static func buildOptional(_ calls: [ExpectedCall]?) -> [ExpectedCall] { calls ?? [] }

  /// Takes the calls of an `if` whose condition holds.
  public static func buildEither(first calls: [ExpectedCall]) -> [ExpectedCall] { calls }

  /// Takes the calls of an `else`.
  public static func buildEither(second calls: [ExpectedCall]) -> [ExpectedCall] { calls }

  /// Takes the calls of a loop.
  public static func buildArray(_ calls: [[ExpectedCall]]) -> [ExpectedCall] {
    calls.flatMap { $0 }
  }
}
