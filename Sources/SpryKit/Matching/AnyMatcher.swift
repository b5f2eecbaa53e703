/// Matches every argument of a type.
class AnyMatcher<Value>: ArgumentMatcher {
  override var description: String {
    if Value.self == SprySkippedArgument.self { return "\(SprySkippedArgument())" }
    let closure = (Value.self as? any AnyNonEscapingArgument.Type)?.staticClosureType
    return "any \(typeName(closure ?? Value.self))"
  }

  override var isAny: Bool { true }

  final override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    isStored(arguments[index], as: Value.self)
      ? .matches : compare(recorded: recordedValue(arguments[index]))
  }

  final override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentComparison(matches: Value.self == Any.self || cast(actual, to: Value.self) != nil)
  }
}
