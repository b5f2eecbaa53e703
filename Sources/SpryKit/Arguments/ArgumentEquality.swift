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

  private static func compareSpryEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    if let value = withOwnRule(expected) { return value.isEqualArgument(to: actual) }
    if let value = withOwnRule(actual) { return value.isEqualArgument(to: expected) }
    return nil
  }

  /// Leaves out arrays and dictionaries, whose rule is this comparison.
  private static func withOwnRule(_ value: Any) -> (any SpryEquatable)? {
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

  /// Equal if all are; else the first outcome that is not.
  private static func worst(_ outcomes: some Sequence<Outcome>) -> Outcome {
    outcomes.first { $0 != .equal } ?? .equal
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
