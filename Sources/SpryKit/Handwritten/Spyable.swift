/// A fake that records its calls, but has no stubs.
///
/// Conform a fake to this protocol if its members return nothing, or a value that never changes.
/// Call `recordCall` in the members. To use stubs too, conform to ``Spryable``.
///
/// ```swift
/// final class FakeLogger: Logger, Spyable {
///   enum Function: String, StringRepresentable { case log }
///
///   func log(_ text: String, level: Int) {
///     recordCall(arguments: text, level)
///   }
/// }
/// ```
public protocol Spyable: SpryFake {}

extension Spyable where Function: StringRepresentable {
  /// Records a call to the enclosing member without answering it.
  ///
  /// Call this function in a setter, with `newValue` as the argument, and in the members of a fake
  /// that is only ``Spyable``. If a member also needs an answer, call `spryify` instead, which has
  /// the same parameters.
  public func recordCall<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let call = SpryFakeHandle(self).recordOnly(
      list(repeat each arguments), at: Call.Site(function, parameters: parameters, file, line))
    if call.isOfNewLine { call.keep(parameterTypes: types(repeat (each Argument).self)) }
  }

  /// Records a call to a member without parameters. ``CallAnswerer`` explains why this form exists.
  @_documentation(visibility: internal)
  public func recordCall(
    _ function: StaticString = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    let call = SpryFakeHandle(self).recordOnly([], at: Call.Site(function, file, line))
    if call.isOfNewLine { call.keep(parameterTypes: []) }
  }

  /// Verifies the calls to a member without reporting a failure.
  ///
  /// - Returns: The result, which contains a failure text if the calls were not as expected.
  ///
  /// The function and the arguments are the same as for `called(_:with:)`. By default, at least one
  /// call is expected. Use this function to build your own assertions. For a typed member, write
  /// `service.calls.load(id: "42").didCall(.once)`.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    CallQuery(SpryFakeHandle(self), function, arguments).didCall(countSpecifier)
  }

  /// Verifies the calls to a member without reporting a failure. Takes a variadic list of expected
  /// arguments.
  ///
  /// The result is the same as for ``didCall(_:withArguments:countSpecifier:)-swift.method``.
  public func didCall(
    _ function: Function, with first: Any?, _ others: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: [first] + others, countSpecifier: countSpecifier)
  }

  /// Returns a query for the calls to a member.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///     ``ArgumentCaptor``. By default, any arguments match.
  public func called(_ function: Function, with arguments: Any?...) -> CallQuery {
    CallQuery(SpryFakeHandle(self), function, arguments)
  }
}

extension Spyable where ClassFunction: StringRepresentable {
  /// Records a call to the enclosing static member.
  ///
  /// The parameters are the same as for an instance member.
  public static func recordCall<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let call = SpryFakeHandle(type: self).recordOnly(
      list(repeat each arguments), at: Call.Site(function, parameters: parameters, file, line))
    if call.isOfNewLine { call.keep(parameterTypes: types(repeat (each Argument).self)) }
  }

  /// Records a call to a static member without parameters.
  @_documentation(visibility: internal)
  public static func recordCall(
    _ function: StaticString = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    let call = SpryFakeHandle(type: self).recordOnly([], at: Call.Site(function, file, line))
    if call.isOfNewLine { call.keep(parameterTypes: []) }
  }

  /// Verifies the calls to a static member in the current scope without reporting a failure.
  ///
  /// The parameters and the result are the same as for an instance member.
  public static func didCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    CallQuery(SpryFakeHandle(type: self), function, arguments).didCall(countSpecifier)
  }

  /// Verifies the calls to a static member without reporting a failure. Takes a variadic list of
  /// expected arguments.
  ///
  /// The parameters and the result are the same as for an instance member.
  public static func didCall(
    _ function: ClassFunction, with first: Any?, _ others: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: [first] + others, countSpecifier: countSpecifier)
  }

  /// Returns a query for the calls to a static member in the current scope.
  ///
  /// The parameters are the same as for an instance member.
  public static func called(_ function: ClassFunction, with arguments: Any?...) -> CallQuery {
    CallQuery(SpryFakeHandle(type: self), function, arguments)
  }
}

extension Spyable {
  /// The calls to all members, oldest first.
  public var recordedCalls: [RecordedCall] { spryState.history().recordedCalls }

  /// The calls to all static members in the current scope, oldest first.
  public static var recordedCalls: [RecordedCall] { spryState.history().recordedCalls }

  /// Removes the recorded calls, and releases everything they hold.
  public func resetCalls() { spryState.resetCalls() }

  /// Removes the recorded calls to static members in the current scope.
  public static func resetCalls() { spryState.resetCalls() }
}
