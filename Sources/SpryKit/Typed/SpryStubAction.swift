/// The closure of `andDo` for a member with `inout` parameters or closures that do not escape.
///
/// The members that `@Spryable` writes make one; a test never does.
@_documentation(visibility: internal)
public struct SpryStubAction {
  let answer: StubAnswer

  /// Creates one of a closure that is not `async`.
  public init<Result>(_ body: @escaping (SpryPassedArguments) throws -> Result) {
    answer = .closure({ try body(SpryPassedArguments(list: $0)) }, returns: Result.self)
  }

  /// Creates one of an `async` closure.
  public init<Result>(_ body: @escaping (SpryPassedArguments) async throws -> Result) {
    answer = .asyncClosure({ try await body(SpryPassedArguments(list: $0)) }, returns: Result.self)
  }
}

/// The arguments of a call, for a ``SpryStubAction``.
@_documentation(visibility: internal)
public struct SpryPassedArguments {
  let list: ArgumentList

  /// Returns an argument, or the closure of an argument that does not escape.
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
