/// Fits every argument of a type.
class AnyValueMatcher<Value>: ArgumentMatcher {
  override var description: String {
    let closure = (Value.self as? any AnyNonEscapingArgument.Type)?.staticClosureType
    return "any \(typeName(closure ?? Value.self))"
  }

  override var isAny: Bool { true }

  final override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    isStored(arguments[index], as: Value.self)
      ? .fits : compare(recorded: recordedValue(arguments[index]))
  }

  final override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentComparison(fits: Value.self == Any.self || actual as? Value != nil)
  }

  override func mismatch(_ actual: Any?, _: ArgumentComparison) -> String {
    "\(describe(actual)) is not \(description)"
  }
}

/// Fits every argument of a type, for an ``ArgumentCaptor``.
final class CaptorMatcher<Value>: AnyValueMatcher<Value> {
  private let captor: ArgumentCaptor<Value>

  init(_ captor: ArgumentCaptor<Value>) {
    self.captor = captor
    super.init()
  }

  override var description: String { "anything (captured)" }
  override var isAny: Bool { false }
  override var hasCaptors: Bool { true }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) {
    captor.capture(actual, from: position)
  }
}
