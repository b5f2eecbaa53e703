/// Matches every argument of a type.
class AnyMatcher<Value>: ArgumentMatcher {
  override var description: String {
    if Value.self == SprySkippedArgument.self { return "_" }
    if Value.self == SpryUnrecordedArgument.self { return "anything" }
    let closure = (Value.self as? any AnyNonEscapingArgument.Type)?.closureType
    return "any \(typeName(closure ?? Value.self))"
  }

  override var isAny: Bool { true }
  override var catchAllType: (any Any.Type)? {
    Value.self == SpryUnrecordedArgument.self ? Any.self : Value.self
  }

  override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
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

/// Matches every argument of every type.
final class AnythingMatcher: ArgumentMatcher {
  override var description: String { "anything" }
  override var isAny: Bool { true }
  override var catchAllType: (any Any.Type)? { Any.self }
  override func compare(recorded actual: Any?) -> ArgumentComparison { .matches }
}

/// Matches every argument of a type, and passes the arguments of matching calls to an
/// ``ArgumentCaptor``.
final class CaptorMatcher<Value>: AnyMatcher<Value> {
  private let captor: ArgumentCaptor<Value>

  init(_ captor: ArgumentCaptor<Value>) {
    self.captor = captor
  }

  override var description: String { "anything (captured)" }
  override var isAny: Bool { false }
  override var valueType: (any Any.Type)? { Value.self == Any.self ? nil : Value.self }
  override var hasCaptors: Bool { true }

  /// An `inout` argument is recorded as its value.
  override var impossibility: NoMatch? {
    guard let box = Value.self as? TransientArgument.Type, box.typeOfRecorded != Any.self else {
      return nil
    }
    let type = typeName(box.typeOfRecorded)
    return isFunction(box.typeOfRecorded)
      ? "a captor keeps no nonescaping closure" : "write 'ArgumentCaptor<\(type)>()'"
  }

  override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    impossibility == nil ? super.compare(arguments, at: index) : .different
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    if let impossibility { return impossibility.text }
    if actual is any AnyNonEscapingArgument {
      return "a captor keeps no nonescaping closure; use 'Argument.anything'"
    }
    return "\(describe(actual)) is not \(article(typeName(Value.self)))"
  }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) {
    captor.capture(anyValue(actual), from: position)
  }
}

/// Matches an argument that another matcher does not match.
///
/// An argument that cannot be compared with what is excluded does not match either. The compiler
/// rules that out for typed members.
final class NotMatcher: ArgumentMatcher {
  private let other: ArgumentMatcher
  private let mistake: NoMatch?
  private let isTyped: Bool

  init(_ other: ArgumentMatcher, isTyped: Bool) {
    self.other = other
    self.isTyped = isTyped
    mistake =
      other.isAny
      ? "'not' excludes every argument"
      : other.hasCaptors
        ? "'not' passes no argument to a captor or '.check'" : other.impossibility
  }

  override var description: String {
    // `and` joins the parts of `all`.
    "anything but \(other is PartsMatcher<Any?> ? "(\(other))" : other.description)"
  }

  /// The opposite of a mistake is a mistake as well: it would match every argument.
  override var impossibility: NoMatch? { mistake }

  override var valueType: (any Any.Type)? { other.valueType }
  override var expectedKind: String { other.expectedKind }
  override var isNegation: Bool { !isTyped }

  override func canMatch(_ parameter: any Any.Type) -> Bool { other.canMatch(parameter) }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    let comparison = other.compare(recorded: actual)
    if case .otherType = comparison, !isTyped { return comparison }
    return ArgumentComparison(matches: mistake == nil && !comparison.isMatch)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    if let mistake { return mistake.text }
    if case .otherType = comparison {
      return "\(describe(actual)) (\(typeName(of: actual))) is not \(other.expectedKind)"
    }
    return "\(describe(actual)) is \(other.description)"
  }
}

/// Matches the arguments of a type for which a closure returns true.
final class PredicateMatcher<Value>: ArgumentMatcher {
  private let words: String
  private let test: (Value) -> Bool
  private let explain: ((Value) -> String)?
  private let check: ((Value) throws -> Void)?
  private let reason: NoMatch?
  private let takes: ((any Any.Type) -> Bool)?
  override var catchAllType: (any Any.Type)? { matchedType }
  private let matchedType: (any Any.Type)?

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - words: A description of the arguments that match, for failures.
  ///   - explain: Returns the reason why an argument of the type does not match.
  ///   - check: The closure of ``Argument/check(_:)``.
  ///   - impossibility: The reason why no argument can match, or `nil` if one can.
  ///   - matchedType: See ``ArgumentMatcher/catchAllType``.
  ///   - canMatch: See ``ArgumentMatcher/canMatch(_:)``. By default, the type of the value decides.
  ///   - test: Returns whether an argument matches. An argument of another type does not match.
  init(
    _ words: String, explain: ((Value) -> String)? = nil,
    check: ((Value) throws -> Void)? = nil, impossibility: NoMatch? = nil,
    matchedType: (any Any.Type)? = nil, canMatch: ((any Any.Type) -> Bool)? = nil,
    _ test: @escaping (Value) -> Bool
  ) {
    self.words = words
    self.test = test
    self.explain = explain
    self.check = check
    reason = impossibility
    self.matchedType = matchedType
    takes = canMatch
  }

  override func canMatch(_ parameter: any Any.Type) -> Bool {
    takes?(parameter) ?? super.canMatch(parameter)
  }

  /// Creates a matcher of a condition without a description.
  convenience init(passing test: @escaping (Value) -> Bool) {
    self.init(
      "a value that satisfies the closure",
      explain: { "\(describe($0)) does not satisfy the closure\(asItIsNow($0))" }, test)
  }

  override var description: String { words }
  override var hasCaptors: Bool { check != nil }
  override var impossibility: NoMatch? { reason }
  override var valueType: (any Any.Type)? { Value.self == Any?.self ? nil : Value.self }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    guard let value = cast(actual, to: Value.self) else { return .isNot(Value.self, actual) }
    return ArgumentComparison(matches: test(value))
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    guard let value = cast(actual, to: Value.self) else {
      return super.mismatch(actual, comparison)
    }
    // The library's own predicates take an `Any?`, and read no property.
    return explain?(value)
      ?? super.mismatch(actual, comparison) + (Value.self == Any?.self ? "" : asItIsNow(actual))
  }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) throws {
    if let value = cast(actual, to: Value.self) { try check?(value) }
  }
}
