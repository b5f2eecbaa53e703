/// The rule by which an expected argument equals an actual one.
enum ArgumentEquality {
  /// Compares two values that are not `Argument`s. Swapping the values does not change the result.
  ///
  /// The first of these rules that applies decides: nil equals nil of the same depth; objects of a
  /// ``SpryEquatable`` class compare by its rule, which is identity unless the class has its own;
  /// other objects compare by `==`, and without it by identity; collections of the standard library and tuples
  /// compare element by element, and `Result`s case by case; numbers, strings, ranges, and collections of two types
  /// compare by their contents; `Equatable` values of the same type compare by `==`; other
  /// ``SpryEquatable`` values compare by their own rule; metatypes compare by identity.
  static func compare(_ expected: Any?, _ actual: Any?) -> ArgumentComparison {
    let (expected, actual) = (bareValue(expected), bareValue(actual))
    switch (expected as? NilValue, actual as? NilValue) {
    case (nil, nil): break
    case (let expected?, let actual?):
      return ArgumentComparison(matches: expected.isSame(as: actual))
    default: return .different
    }
    if let closure = actual as? any AnyNonEscapingArgument {
      return .incomparable(closure.recordedType)
    }
    if type(of: expected) is AnyClass || type(of: actual) is AnyClass {
      return compareObjects(expected, actual)
    }
    if let comparison = compareCollections(expected, actual) ?? compareResults(expected, actual) {
      return comparison
    }
    if let equal = compareEquatable(expected, actual) { return ArgumentComparison(matches: equal) }
    if let comparison = compareContents(expected, actual) { return comparison }
    if let comparison = compareTuples(expected, actual) { return comparison }
    if let equal = compareSpryEquatable(expected, actual) {
      return ArgumentComparison(matches: equal)
    }
    if let expected = expected as? any Any.Type {
      return ArgumentComparison(matches: expected == actual as? any Any.Type)
    }
    // Two types, and not two collections: the values are neither equal nor different.
    if type(of: expected) != type(of: actual) { return .otherType(type(of: expected)) }
    return .incomparable(type(of: expected))
  }

  private static func compareObjects(_ expected: Any, _ actual: Any) -> ArgumentComparison {
    guard type(of: expected) is AnyClass, type(of: actual) is AnyClass else {
      // On Apple's platforms, a value that came from Objective-C is an object.
      if let value = bridged(expected, to: type(of: actual)) { return compare(value, actual) }
      if let value = bridged(actual, to: type(of: expected)) { return compare(expected, value) }
      return .otherType(type(of: expected))
    }
    if let equal = compareSpryEquatable(expected, actual) {
      if equal { return .matches }
      return compareEquatable(expected, actual) == true ? .equalButNotIdentical : .different
    }
    if expected as AnyObject === actual as AnyObject { return .matches }
    return compareEquatable(expected, actual).map { ArgumentComparison(matches: $0) }
      ?? .notIdentical
  }

  /// Compares by the `==` of the type of both values; for objects, of their nearest common class.
  /// Returns nil if there is none.
  private static func compareEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    func compare<Value: Equatable>(as _: Value.Type) -> Bool? {
      guard let expected = expected as? Value, let actual = actual as? Value else { return nil }
      return actual == expected
    }
    let common = commonType(type(of: expected), type(of: actual)) as? any Equatable.Type
    return common.flatMap { compare(as: $0) }
  }

  private static func commonType(_ type: any Any.Type, _ other: any Any.Type) -> (any Any.Type)? {
    if type == other { return type }
    guard let first = type as? AnyClass, let other = other as? AnyClass else { return nil }
    let classes = sequence(first: other) { _getSuperclass($0) }.map { ObjectIdentifier($0) }
    return sequence(first: first) { _getSuperclass($0) }
      .first { classes.contains(ObjectIdentifier($0)) }
  }

  /// Compares by the ``SpryEquatable`` rule of the expected value; for two types, the rule of
  /// either one can make them equal. Returns nil if neither has a rule.
  private static func compareSpryEquatable(_ expected: Any, _ actual: Any) -> Bool? {
    switch (rule(of: expected), rule(of: actual)) {
    case (let rule?, let other?) where type(of: expected) != type(of: actual):
      rule.isEqualArgument(to: actual) || other.isEqualArgument(to: expected)
    case (let rule?, _): rule.isEqualArgument(to: actual)
    case (nil, let other?): other.isEqualArgument(to: expected)
    case (nil, nil): nil
    }
  }

  /// The rule of a value, or `nil` for a value of the standard library, which has been compared by
  /// its elements or its content.
  private static func rule(of value: Any) -> (any SpryEquatable)? {
    let type = type(of: value)
    return value is any ElementwiseCollection || isNumber(type) || isText(type) || type == Bool.self
      ? nil : value as? any SpryEquatable
  }
}

// Values that consist of others. The static type of an element does not matter.
extension ArgumentEquality {
  private static func compareCollections(_ expected: Any, _ actual: Any) -> ArgumentComparison? {
    let (type, other) = (type(of: expected), type(of: actual))
    // A large array takes far less time in this way.
    if type == other, isComparedByEquality(type) { return nil }
    guard let expected = elements(of: expected), let actual = elements(of: actual) else {
      return nil
    }
    let comparison = compareElements(expected, actual, of: type, other)
    if case .different = comparison, !canTake(other, valueOf: type) { return .otherType(type) }
    return comparison
  }

  private static func compareElements(
    _ expected: CollectionElements, _ actual: CollectionElements,
    of type: any Any.Type, _ other: any Any.Type
  ) -> ArgumentComparison {
    switch (expected, actual) {
    case (.list(let expected), .list(let actual)):
      return compareAll(expected.map(\.element), actual.map(\.element))
    case (.set(let expected), .set(let actual)) where type == other:
      return compareSets(expected, actual)
    case (.dictionary(let expected), .dictionary(let actual)):
      return haveSameKeys(type, other)
        ? compareDictionaries(expected, actual) : compareDictionariesByContent(expected, actual)
    case (.dictionary, _), (_, .dictionary): return .otherType(type)
    default: return compareUnordered(expected.unordered, actual.unordered)
    }
  }

  /// The elements of a collection, or of a value that consists of bytes; `nil` for other values.
  private static func elements(of value: Any) -> CollectionElements? {
    if let collection = value as? any ElementwiseCollection { return collection.comparedElements }
    guard let bytes = value as? any ByteSequence else { return nil }
    return .list(bytes.withBytes { Array($0) }.enumerated().map { ($0, $1) })
  }

  /// Whether two dictionaries have keys of one type.
  private static func haveSameKeys(_ type: any Any.Type, _ other: any Any.Type) -> Bool {
    guard let type = type as? any ElementwiseCollection.Type,
      let other = other as? any ElementwiseCollection.Type
    else { return false }
    return type.elementTypes[0] == other.elementTypes[0]
  }

  private static func compareResults(_ expected: Any, _ actual: Any) -> ArgumentComparison? {
    guard let expected = (expected as? any MatchableResult)?.anyResult,
      let actual = (actual as? any MatchableResult)?.anyResult
    else { return nil }
    switch (expected, actual) {
    case (.success(let expected), .success(let actual)): return compare(expected, actual)
    case (.failure(let expected), .failure(let actual)): return compare(expected, actual)
    default: return .different
    }
  }

  private static func compareTuples(_ expected: Any, _ actual: Any) -> ArgumentComparison? {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == .tuple, right.displayStyle == .tuple else { return nil }
    return compareAll(left.children.map(\.value), right.children.map(\.value))
  }

  private static func compareAll(_ expected: [Any], _ actual: [Any]) -> ArgumentComparison {
    guard expected.count == actual.count else { return .different }
    return .worst(zip(expected, actual).lazy.map { compare($0, $1) })
  }

  private static func compareDictionaries(
    _ expected: [AnyHashable: Any], _ actual: [AnyHashable: Any]
  ) -> ArgumentComparison {
    guard expected.count == actual.count else { return .different }
    return .worst(
      expected.lazy.map { key, value in
        guard let index = actual.index(forKey: key) else { return .different }
        // `AnyHashable` calls 1 equal to `Int8(1)`, and objects equal that may not be identical.
        return .worst([compare(key, actual[index].key), compare(value, actual[index].value)])
      }
    )
  }

  private static func compareSets(
    _ expected: Set<AnyHashable>, _ actual: Set<AnyHashable>
  ) -> ArgumentComparison {
    guard expected.count == actual.count else { return .different }
    return .worst(pairs(expected, actual).map(\.comparison))
  }

  /// Finds for each element of a set the element of another set that matches, or comes nearest.
  ///
  /// - Returns: The pairs; `actual` is nil if no element of the other set comes near.
  static func pairs(
    _ expected: Set<AnyHashable>, _ actual: Set<AnyHashable>
  ) -> [(expected: AnyHashable, actual: AnyHashable?, comparison: ArgumentComparison)] {
    var rest = actual
    let haveOwnRules = [expected, actual].joined().contains {
      !isComparedByEquality(type(of: $0.base))
    }
    return expected.map { element in
      var partner = rest.firstIndex(of: element).map { rest[$0] }
      var comparison = partner.map { compare(element, $0) } ?? .different
      if !comparison.isMatch, haveOwnRules,
        let other = rest.first(where: { compare(element, $0).isMatch })
      {
        (partner, comparison) = (other, .matches)
      }
      if comparison.isMatch { partner.map { _ = rest.remove($0) } }
      return (element, partner, comparison)
    }
  }
}
