/// The `andDo` closure for a member with `inout` parameters or nonescaping closures.
///
/// The members that `@Spryable` generates create this value. A test never does.
@_documentation(visibility: internal)
public struct SpryStubAction {
  let answer: StubAnswer

  /// Creates an action from a closure that is not `async`.
  public init<Result>(_ body: @escaping (SpryPassedArguments) throws -> Result) {
    answer = .closure({ try body(SpryPassedArguments(list: $0)) }, returns: Result.self)
  }

  /// Creates an action from an `async` closure.
  public init<Result>(_ body: @escaping (SpryPassedArguments) async throws -> Result) {
    answer = .asyncClosure({ try await body(SpryPassedArguments(list: $0)) }, returns: Result.self)
  }
}

/// The `andDo` closure, for a ``SpryStubAction``.
///
/// The closure is wrapped because Swift 6.2 with assertions stops at a closure whose parameter has
/// a generic error: `(() throws(Failure) -> Value) -> Value`. No issue is filed. To reproduce it,
/// compile `{ (body: () throws(Failure) -> Void) in }` with `-g` in a function with this parameter.
@_documentation(visibility: internal)
public struct SpryPassedClosure<Closure> {
  /// The closure.
  public let call: Closure
}

/// The arguments of a call, for a ``SpryStubAction``.
@_documentation(visibility: internal)
public struct SpryPassedArguments {
  let list: ArgumentList

  /// Returns an argument, or the closure of a nonescaping argument.
  public func value<Value>(_ index: Int) -> Value {
    let argument = list[index]
    if let box = transientArgument(argument) as? NonEscapingArgument<Value> {
      return box.passed as! Value
    }
    return argumentValue(in: list, at: index)!
  }

  /// Returns an `inout` argument. Its value is written back when the member returns.
  public func box<Value>(_ index: Int) -> InoutArgument<Value> {
    list[index] as! InoutArgument<Value>
  }
}

/// Passes on a `sending` argument or result that a fake has recorded. Generated code calls this.
///
/// - Parameter value: The argument that the member received, or its result.
/// - Returns: The same value, as a `sending` result.
///
/// The compiler can't see that a fake keeps the value only for the test. The test must not use the
/// value in two places at the same time.
@_documentation(visibility: internal)
public func spiedSending<Value>(_ value: Value) -> sending Value {
  // `nonisolated(unsafe)`: see above.
  nonisolated(unsafe) let value = value
  return value
}

/// Stops the process, because a member returns a value that this OS version can't store in a stub.
/// The macros generate a call to this function for OS versions that don't support the result type.
///
/// - Parameters:
///   - function: The member.
///   - file: The member's file.
///   - line: The member's line.
@_documentation(visibility: internal)
public func spryResultNeedsNewerSystem(
  _ function: StaticString = #function, file: StaticString = #filePath, line: UInt = #line
) -> Never {
  fatalError(
    "'\(function)' cannot be stubbed on this system, whose runtime does not support the type of its "
      + "result; run the test on macOS 15, iOS 18, tvOS 18, watchOS 11, or newer",
    file: (file), line: line)
}
