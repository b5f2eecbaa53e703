// Values of two types, which are equal if their contents are. The recorded value decides what a value
// means that a test wrote without a type.
extension ArgumentEquality {
  /// Compares numbers, strings, and ranges of two types. Returns `nil` for other values.
  static func compareContents(_ expected: Any, _ actual: Any) -> ArgumentComparison? {
    let (type, other) = (type(of: expected), type(of: actual))
    if type == other { return nil }
    if isNumber(type) && isNumber(other) || isText(type) && isText(other) {
      return ArgumentComparison(matches: order(expected, actual) == .same)
    }
    if let expected = expected as? any BoundedRange, let actual = actual as? any BoundedRange {
      return compareRanges(expected, actual)
    }
    return nil
  }

  private static func compareRanges(
    _ expected: any BoundedRange, _ actual: any BoundedRange
  ) -> ArgumentComparison {
    func compare(_ range: (Any, Any), _ other: (Any, Any)) -> ArgumentComparison {
      .worst([Self.compare(range.0, other.0), Self.compare(range.1, other.1)])
    }
    if type(of: expected).isClosed == type(of: actual).isClosed {
      return compare(expected.bounds, actual.bounds)
    }
    // Only integers have a last value before the upper bound.
    guard let expected = expected.ends, let actual = actual.ends else { return .different }
    return compare(expected, actual)
  }

  /// Compares elements of which at least one collection has no order.
  static func compareUnordered(_ expected: [Any], _ actual: [Any]) -> ArgumentComparison {
    guard expected.count == actual.count else { return .different }
    // Numbers and strings are found by their content, and other elements by comparing them all.
    var rest: [AnyHashable?: [Int]] = [:]
    for (index, element) in actual.enumerated() {
      rest[content(of: element), default: []].append(index)
    }
    var worst = ArgumentComparison.matches
    for element in expected {
      let key = content(of: element)
      let candidates = rest[key] ?? []
      let comparisons = candidates.lazy.map { compare(element, actual[$0]) }
      if let found = comparisons.firstIndex(where: \.isMatch) {
        rest[key]?.remove(at: found)
      } else {
        worst = .worst([worst, comparisons.first ?? .different])
      }
    }
    return worst
  }

  /// Compares dictionaries whose keys are of two types.
  static func compareDictionariesByContent(
    _ expected: [AnyHashable: Any], _ actual: [AnyHashable: Any]
  ) -> ArgumentComparison {
    func pairs(_ dictionary: [AnyHashable: Any]) -> [Any] {
      dictionary.map { [$0.key.base, $0.value] as [Any] }
    }
    guard expected.count == actual.count else { return .different }
    var values: [AnyHashable: (key: AnyHashable, value: Any)] = [:]
    for (key, value) in actual { content(of: key).map { values[$0] = (key, value) } }
    // Keys without a content are compared with all others.
    guard values.count == actual.count else {
      return compareUnordered(pairs(expected), pairs(actual))
    }
    return .worst(
      expected.lazy.map { key, value in
        guard let found = content(of: key).flatMap({ values[$0] }) else { return .different }
        return .worst([compare(key, found.key), compare(value, found.value)])
      })
  }

  /// A value that is equal for numbers, and for strings, that are equal although their types differ;
  /// `nil` for other values.
  private static func content(of value: Any) -> AnyHashable? {
    let value = bareValue(value)
    if let text = text(of: value) { return AnyHashable(text) }
    // Equal numbers are equal as the nearest `Double`. The comparison itself is exact.
    switch value {
    case let number as any BinaryInteger: return AnyHashable(Double(number))
    case let number as any BinaryFloatingPoint: return AnyHashable(Double(number))
    case let number as any ExactNumber: return AnyHashable(number.approximation)
    default: return nil
    }
  }
}
