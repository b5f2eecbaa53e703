/// An argument with one form for assertions and another for a stub's closure: see ``InoutArgument``
/// and ``NonEscapingArgument``.
@_documentation(visibility: internal)
public class TransientArgument {
  /// The value that is matched and printed, with no optional around it.
  var recorded: Any? { self }
  /// The type of the recorded value.
  var recordedType: any Any.Type { type(of: self) }
  /// The value that the closure of `andDo` receives.
  var passed: Any? { self }
  /// The type of the values that are recorded.
  class var typeOfRecorded: any Any.Type { Any.self }
}

/// Returns an argument that has two forms, or `nil` if the argument has only one.
func transientArgument(_ argument: Any) -> TransientArgument? {
  // A cast to a class would convert collections to Foundation's, element by element.
  type(of: argument) is TransientArgument.Type ? argument as? TransientArgument : nil
}

/// Returns an argument as a check sees it, with every optional around it removed. A nil is a
/// ``NilValue``.
func recordedValue(_ argument: Any) -> Any? {
  if let transient = transientArgument(argument) { return transient.recorded }
  return stripped(argument)
}

/// Returns a value without its optionals as users see it: nil for the outermost nil only.
func anyValue(_ value: Any?) -> Any? {
  let value = stripped(value)
  return (value as? NilValue).map(\.asAny) ?? value
}

/// Returns an argument as the closure of a stub receives it, with every optional around it removed.
func passedValue(_ argument: Any) -> Any? {
  if let transient = transientArgument(argument) { return transient.passed }
  return anyValue(argument)
}

/// Returns the type of an argument as a check sees it, optionals included.
func recordedType(_ argument: Any) -> any Any.Type {
  transientArgument(argument)?.recordedType ?? type(of: argument)
}

/// Returns the type of an argument as the closure of a stub receives it, optionals included.
func passedType(_ argument: Any) -> any Any.Type {
  guard let transient = transientArgument(argument) else { return type(of: argument) }
  return (transient as? any AnyNonEscapingArgument)?.recordedType ?? type(of: transient)
}

/// The arguments of a call as a list. Each keeps the type that it has in the fake.
package func argumentArray<each Argument>(_ arguments: repeat each Argument) -> [Any] {
  var list: [Any] = []
  // Most members have no more. A recorded call keeps the list, whose room for two more would take
  // 64 bytes.
  list.reserveCapacity(2)
  repeat list.append(each arguments)
  return list
}

private struct OtherType: Error {}

/// Returns an argument of a call as its type in the member, or `nil` if it is of another type.
func argumentValue<Value>(in arguments: ArgumentList, at index: Int) -> Value? {
  let argument = arguments[index]
  if isStored(argument, as: Value.self) { return exact(argument, as: Value.self) }
  if let transient = transientArgument(argument) { return cast(transient.recorded, to: Value.self) }
  // A newer system recorded the argument itself.
  if Value.self == SpryUnrecordedArgument.self { return SpryUnrecordedArgument() as? Value }
  return argument as? Value
}

/// Returns the arguments of a call as their types in the member, or `nil` if they are of other
/// types.
func argumentValues<each Value>(
  in arguments: ArgumentList, as types: repeat (each Value).Type
) -> (repeat each Value)? {
  var index = 0
  func next<Next>(_: Next.Type) throws -> Next {
    guard index < arguments.count, let value: Next = argumentValue(in: arguments, at: index) else {
      throw OtherType()
    }
    index += 1
    return value
  }
  return try? (repeat next(each types))
}

/// The arguments of a call are others than the closure of a stub takes.
struct ClosureMismatch: Error {
  /// The types of the closure's parameters.
  let expected: [any Any.Type]
  /// The index of the first argument that is of another type, or `nil` if their number differs.
  let index: Int?
}

/// Returns the arguments of a call as a stub's closure with typed parameters receives them.
///
/// - Throws: ``ClosureMismatch``.
func passedValues<each Value>(
  in arguments: ArgumentList, as types: repeat (each Value).Type
) throws -> (repeat each Value) {
  let expected = SpryKit.types(repeat each types)
  guard expected.count == arguments.count else {
    throw ClosureMismatch(expected: expected, index: nil)
  }
  var index = 0
  func next<Next>(_: Next.Type) throws -> Next {
    defer { index += 1 }
    let argument = arguments[index]
    if isStored(argument, as: Next.self) { return exact(argument, as: Next.self) }
    guard let value = cast(passedValue(argument), to: Next.self) else {
      throw ClosureMismatch(expected: expected, index: index)
    }
    return value
  }
  return try (repeat next(each types))
}
