/// Matches a value whose type has an `==` that decides alone.
final class EqualMatcher<Value: Equatable>: ArgumentMatcher {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var description: String { describe(value) }
  override var exactValue: Any? { value }
  override var valueType: (any Any.Type)? { Value.self }
  override func canMatch(_ parameter: any Any.Type) -> Bool {
    super.canMatch(parameter) && isOfProtocol(parameter, value)
  }

  /// A value such as `.nan` is not even equal to itself.
  override var impossibility: NoMatch? {
    value == value
      ? nil : "\(describe(value)) is not equal to itself; use '.match { … }' to match it"
  }

  override func matchesTheSame(as other: ArgumentMatcher) -> Bool {
    (other as? EqualMatcher)?.value == value
  }

  override var impossibilityOfStub: NoMatch? {
    Value.self == Double.self || Value.self == Float.self ? impossibility : nil
  }

  override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    // Nearly always, the argument is of the same type, and `==` decides.
    guard isStored(arguments[index], as: Value.self) else {
      return super.compare(arguments, at: index)
    }
    return ArgumentComparison(matches: exact(arguments[index], as: Value.self) == value)
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentEquality.compare(value, actual)
  }

  override func distance(of actual: Any?, _ comparison: ArgumentComparison) -> Double {
    ValueDistance.of(actual, from: value)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    inequalityText(expected: value, actual: actual, comparison)
  }
}

/// Matches nil, an object, or another value whose `==` does not decide alone, by
/// ``ArgumentEquality``.
final class ComparedMatcher: ArgumentMatcher {
  private let value: Any?
  private let parameter: (any Any.Type)?

  /// - Parameter parameter: The type of the parameter, if the value is an argument of a typed
  ///   member.
  init(_ value: Any?, for parameter: (any Any.Type)?) {
    self.value = value
    self.parameter = parameter
  }

  override var description: String { describe(value) }
  override var valueType: (any Any.Type)? {
    let value = bareValue(value)
    if value is NilValue { return Any?.self }
    return value is any SpryEquatable && !(value is any ElementwiseCollection)
      ? nil : type(of: value)
  }
  override func canMatch(_ parameter: any Any.Type) -> Bool {
    super.canMatch(parameter) && isOfProtocol(parameter, bareValue(value))
  }
  override var expectedKind: String {
    bareValue(value) is NilValue ? "nil" : super.expectedKind
  }

  override func matchesTheSame(as other: ArgumentMatcher) -> Bool {
    (other as? ComparedMatcher).map { compare(recorded: $0.value).isMatch } ?? false
  }

  /// A value that cannot be compared with itself cannot be compared with any other.
  override var impossibility: NoMatch? {
    let comparison = ArgumentEquality.compare(value, value)
    guard case .incomparable = comparison else { return nil }
    return NoMatch(
      inequalityText(expected: value, actual: value, comparison),
      remedy: comparisonAdvice(for: value, parameter, comparison))
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentEquality.compare(value, actual)
  }

  override func distance(of actual: Any?, _ comparison: ArgumentComparison) -> Double {
    ValueDistance.of(actual, from: value)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    NoMatch(
      inequalityText(expected: value, actual: actual, comparison),
      remedy: comparisonAdvice(for: value, parameter, comparison)
    ).text
  }
}

/// Matches a value that is equal by `==`, even if ``ArgumentEquality`` would compare the objects by
/// identity.
final class EqualityMatcher<Value: Equatable>: ArgumentMatcher {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var description: String { "equal to \(describe(value))" }
  override var valueType: (any Any.Type)? { unwrapped(value) == nil ? nil : Value.self }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    guard unwrapped(value) != nil, unwrapped(actual) != nil, let actual = actual as? Value else {
      return ArgumentEquality.compare(value, actual)
    }
    return ArgumentComparison(matches: actual == value)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    DifferentValues(actual, value).text
  }
}
