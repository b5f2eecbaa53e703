/// Matches a value by its order relative to other values.
final class OrderMatcher<Value: Comparable>: ArgumentMatcher {
  private let words: String
  private let reason: NoMatch?
  private let other: Value?
  private let test: (Value) -> Bool
  private let accepts: (Any) -> Bool

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - words: A description of the arguments that match, for failures.
  ///   - impossibility: The reason why no argument can match, or `nil` if one can.
  ///   - other: A value with which arguments are compared, or `nil` if there is none.
  ///   - test: Returns whether a value of the type matches.
  ///   - accepts: Returns whether a number or a string of another type matches.
  init(
    _ words: String, impossibility: NoMatch?, comparedWith other: Value?,
    _ test: @escaping (Value) -> Bool, accepts: @escaping (Any) -> Bool
  ) {
    self.words = words
    reason = impossibility
    self.other = other
    self.test = test
    self.accepts = accepts
  }

  override var description: String { words }
  override var impossibility: NoMatch? { reason }
  override var valueType: (any Any.Type)? { Value.self }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    if let value = cast(actual, to: Value.self) { return ArgumentComparison(matches: test(value)) }
    let type = type(of: bareValue(actual))
    guard isNumber(type) && isNumber(Value.self) || isText(type) && isText(Value.self), other != nil
    else { return .isNot(Value.self, actual) }
    return ArgumentComparison(matches: accepts(bareValue(actual)))
  }
}

/// Matches a string that contains another one, or a sequence that contains an element.
final class ContainsMatcher<Element: Equatable>: ArgumentMatcher {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  private var kind: String {
    isText(Element.self) ? "a string or collection" : "a collection"
  }

  override var description: String { "\(kind) that contains \(describe(element))" }
  override var expectedKind: String { description }

  override func canMatch(_ parameter: any Any.Type) -> Bool {
    let parameter = unwrappedType(parameter)
    if isText(parameter) { return isText(Element.self) }
    guard let sequence = parameter as? any Sequence.Type else { return !isStructOrEnum(parameter) }
    return canTake(elementType(of: sequence), valueOf: Element.self)
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    let actual = bareValue(actual)
    if actual is NilValue { return .different }
    guard canMatch(type(of: actual)) else { return .otherType(Element.self) }
    if let text = text(of: element), let actual = SpryKit.text(of: actual) {
      return ArgumentComparison(matches: actual.includes(text))
    }
    func isFound(in elements: some Sequence) -> Bool {
      elements.contains { other in
        (other as? Element).map { $0 == element }
          ?? ArgumentEquality.compare(element, other).isMatch
      }
    }
    return ArgumentComparison(matches: (actual as? any Sequence).map { isFound(in: $0) } ?? false)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    if case .otherType = comparison {
      return "\(describe(actual)) (\(typeName(of: actual))) is not \(description)"
    }
    return super.mismatch(actual, comparison)
  }
}

/// Returns the type of a sequence's elements.
private func elementType(of type: any Sequence.Type) -> any Any.Type {
  func open<Elements: Sequence>(_: Elements.Type) -> any Any.Type { Elements.Element.self }
  return open(type)
}
