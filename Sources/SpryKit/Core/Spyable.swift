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
      argumentArray(repeat each arguments),
      at: Call.Site(function, parameters: parameters, file, line))
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
      argumentArray(repeat each arguments),
      at: Call.Site(function, parameters: parameters, file, line))
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
