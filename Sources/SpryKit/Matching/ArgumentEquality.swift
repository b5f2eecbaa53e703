/// The rule by which an expected argument equals an actual one.
enum ArgumentEquality {
  /// Compares two values that are not `Argument`s. Swapping the values does not change the result.
  ///
  /// The first of these rules that applies decides: nil equals nil; objects of a ``SpryEquatable`` class
  /// compare by identity; `Equatable` values of the same type compare by `==`; arrays, dictionaries, and
  /// tuples compare element by element; other ``SpryEquatable`` values compare by their own rule;
  /// metatypes and other objects compare by identity.
  static func compare(_ expected: Any?, _ actual: Any?) -> ArgumentComparison {
    guard let expected = expected.flatMap({ unwrapped($0) }) else {
      return ArgumentComparison(fits: actual.flatMap { unwrapped($0) } == nil)
    }
    guard let actual = actual.flatMap({ unwrapped($0) }) else { return .different }

    if let closure = actual as? any AnyNonEscapingArgument {
      return .incomparable(closure.closureType)
    }
    if type(of: expected) is AnyClass || type(of: actual) is AnyClass {
      return compareObjects(expected, actual)
    }
    if let equal = compareEquatable(expected, actual) { return ArgumentComparison(fits: equal) }
    if let elementwise = compareElements(expected, actual) { return elementwise }
    if let equal = compareSpryEquatable(expected, actual) { return ArgumentComparison(fits: equal) }
    if let expected = expected as? any Any.Type {
      return ArgumentComparison(fits: expected == actual as? any Any.Type)
    }
    // Two types, and not two collections: the values are different, comparable or not.
    if type(of: expected) != type(of: actual) { return .different }
    return .incomparable(type(of: expected))
  }

  private static func compareObjects(_ expected: Any, _ actual: Any) -> ArgumentComparison {
    guard type(of: expected) is AnyClass, type(of: actual) is AnyClass else { return .different }
    if let equal = compareSpryEquatable(expected, actual) {
      if equal { return .fits }
      return compareEquatable(expected, actual) == true ? .equalButNotIdentical : .different
    }
    if expected as AnyObject === actual as AnyObject { return .fits }
    return ArgumentComparison(fits: compareEquatable(expected, actual) == true)
  }

  /// Compares by the `==` of one value's type, if the other is of that type as well; nil if no `==` applies.
  private static func compareEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    func compare<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
      (other as? Value).map { $0 == value }
    }
    if let value = expected as? any Equatable, let equal = compare(value, actual) { return equal }
    if let value = actual as? any Equatable, let equal = compare(value, expected) { return equal }
    return nil
  }

  /// Compares by the ``SpryEquatable`` rule of the expected value; for two types, the rule of either one can
  /// make them equal. Returns nil if neither has a rule.
  private static func compareSpryEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    switch (rule(of: expected), rule(of: actual)) {
    case (let rule?, let other?) where type(of: expected) != type(of: actual):
      rule.isEqualArgument(to: actual) || other.isEqualArgument(to: expected)
    case (let rule?, _): rule.isEqualArgument(to: actual)
    case (nil, let other?): other.isEqualArgument(to: expected)
    case (nil, nil): nil
    }
  }

  /// The rule of a value; nil for a collection, whose rule would only compare the elements again.
  private static func rule(of value: Any) -> (any SpryEquatable)? {
    value is any AnyArray || value is any AnyDictionary ? nil : value as? any SpryEquatable
  }

  private static func compareElements(_ expected: Any, _ actual: Any) -> ArgumentComparison? {
    if let expected = expected as? any AnyArray, let actual = actual as? any AnyArray {
      return compareAll(expected.anyElements, actual.anyElements)
    }
    if let expected = expected as? any AnyDictionary, let actual = actual as? any AnyDictionary {
      let (expected, actual) = (expected.anyValues, actual.anyValues)
      guard expected.count == actual.count else { return .different }
      return worst(
        expected.lazy.map { key, value in
          actual[key].map { compare(value, $0) } ?? .different
        }
      )
    }
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    if left.displayStyle == .tuple, right.displayStyle == .tuple {
      return compareAll(left.children.map(\.value), right.children.map(\.value))
    }
    return nil
  }

  private static func compareAll(_ expected: [Any], _ actual: [Any]) -> ArgumentComparison {
    guard expected.count == actual.count else { return .different }
    return worst(zip(expected, actual).lazy.map { compare($0, $1) })
  }

  /// Returns `different` if any result is, so that the order of the elements does not matter.
  private static func worst(_ outcomes: some Sequence<ArgumentComparison>) -> ArgumentComparison {
    var worst = ArgumentComparison.fits
    for outcome in outcomes {
      switch (worst, outcome) {
      case (_, .different): return .different
      case (.fits, _), (.equalButNotIdentical, .incomparable): worst = outcome
      default: break
      }
    }
    return worst
  }
}

private protocol AnyArray {
  var anyElements: [Any] { get }
}

extension Array: AnyArray {
  fileprivate var anyElements: [Any] { map { $0 } }
}

private protocol AnyDictionary {
  var anyValues: [AnyHashable: Any] { get }
}

extension Dictionary: AnyDictionary {
  fileprivate var anyValues: [AnyHashable: Any] {
    [AnyHashable: Any](uniqueKeysWithValues: map { ($0.key as AnyHashable, $0.value as Any) })
  }
}
