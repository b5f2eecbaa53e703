/// When an expected argument equals an actual one.
enum ArgumentEquality {
  enum Outcome: Equatable {
    case equal
    case different
    /// Two objects that `==` calls equal, of a class that compares by identity.
    case equalButNotIdentical
    /// Values of a type that nothing can compare; the type's name.
    case incomparable(String)
  }

  /// Compares two values that are not `Argument`s. Both ways round give the same outcome.
  ///
  /// In this order: nil equals nil; a class instance whose type is ``SpryEquatable`` by identity;
  /// `Equatable` values of the same type by `==`; other ``SpryEquatable`` values by their rule;
  /// arrays, dictionaries and tuples element by element; metatypes and other objects by identity.
  static func compare(_ expected: Any?, _ actual: Any?) -> Outcome {
    guard let expected = expected.flatMap({ unwrapped($0) }) else {
      return actual.flatMap { unwrapped($0) } == nil ? .equal : .different
    }
    guard let actual = actual.flatMap({ unwrapped($0) }) else { return .different }

    if let closure = actual as? any AnyNonEscapingArgument {
      return .incomparable(typeName(closure.closureType))
    }
    if type(of: expected) is AnyClass || type(of: actual) is AnyClass {
      return compareObjects(expected, actual)
    }
    if let equal = compareEquatable(expected, actual) { return equal ? .equal : .different }
    if let elementwise = compareElements(expected, actual) { return elementwise }
    if let equal = compareSpryEquatable(expected, actual) { return equal ? .equal : .different }
    if let expected = expected as? any Any.Type {
      return expected == actual as? any Any.Type ? .equal : .different
    }
    // Of different types, and neither is a collection: different, whether comparable or not.
    if type(of: expected) != type(of: actual) { return .different }
    return .incomparable(typeName(of: expected))
  }

  private static func compareObjects(_ expected: Any, _ actual: Any) -> Outcome {
    guard type(of: expected) is AnyClass, type(of: actual) is AnyClass else { return .different }
    if let equal = compareSpryEquatable(expected, actual) {
      if equal { return .equal }
      return compareEquatable(expected, actual) == true ? .equalButNotIdentical : .different
    }
    if expected as AnyObject === actual as AnyObject { return .equal }
    return compareEquatable(expected, actual) == true ? .equal : .different
  }

  /// By the `==` of either's type, where the other is of that type; nil if neither has one that fits.
  private static func compareEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    func compare<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
      (other as? Value).map { $0 == value }
    }
    if let value = expected as? any Equatable, let equal = compare(value, actual) { return equal }
    if let value = actual as? any Equatable, let equal = compare(value, expected) { return equal }
    return nil
  }

  /// By the rule of the expected value, or, between two types, by that of either.
  private static func compareSpryEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    switch (rule(of: expected), rule(of: actual)) {
    case (let rule?, let other?) where type(of: expected) != type(of: actual):
      rule.isEqualArgument(to: actual) || other.isEqualArgument(to: expected)
    case (let rule?, _): rule.isEqualArgument(to: actual)
    case (nil, let other?): other.isEqualArgument(to: expected)
    case (nil, nil): nil
    }
  }

  /// That of a collection is to come here, where its elements have been compared already.
  private static func rule(of value: Any) -> (any SpryEquatable)? {
    value is any AnyArray || value is any AnyDictionary ? nil : value as? any SpryEquatable
  }

  private static func compareElements(_ expected: Any, _ actual: Any) -> Outcome? {
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

  private static func compareAll(_ expected: [Any], _ actual: [Any]) -> Outcome {
    guard expected.count == actual.count else { return .different }
    return worst(zip(expected, actual).lazy.map { compare($0, $1) })
  }

  /// Different if any is, whatever the others are; so the order of the elements does not matter.
  private static func worst(_ outcomes: some Sequence<Outcome>) -> Outcome {
    var worst = Outcome.equal
    for outcome in outcomes {
      switch (worst, outcome) {
      case (_, .different): return .different
      case (.equal, _), (.equalButNotIdentical, .incomparable): worst = outcome
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
