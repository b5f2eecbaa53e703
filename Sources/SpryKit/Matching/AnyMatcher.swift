/// Matches every argument of a type.
class AnyMatcher<Value>: ArgumentMatcher {
  override var description: String {
    if Value.self == SprySkippedArgument.self { return "\(SprySkippedArgument())" }
    if Value.self == SpryUnrecordedArgument.self { return "anything" }
    let closure = (Value.self as? any AnyNonEscapingArgument.Type)?.staticClosureType
    return "any \(typeName(closure ?? Value.self))"
  }

  override var isAny: Bool { true }

  final override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    isStored(arguments[index], as: Value.self)
      ? .matches : compare(recorded: recordedValue(arguments[index]))
  }

  final override func compare(recorded actual: Any?) -> ArgumentComparison {
    // A newer system recorded the argument itself.
    ArgumentComparison(
      matches: Value.self == Any.self || Value.self == SpryUnrecordedArgument.self
        || cast(actual, to: Value.self) != nil)
  }
}
