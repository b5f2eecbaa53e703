/// A collection of the standard library that is compared, described, and explained element by
/// element.
///
/// Its own `==` would compare objects by the rule of their static type; see ``ArgumentEquality``.
protocol ElementwiseCollection {
  /// The type of a collection of any elements of this kind. Collections of two kinds are never equal.
  static var kind: any Any.Type { get }
  /// The types of the elements.
  static var elementTypes: [any Any.Type] { get }
  var count: Int { get }

  /// Returns the first elements, up to a number: of a larger set or dictionary the smallest ones, if
  /// they have an order.
  func comparedElements(first most: Int) -> CollectionElements

  /// Returns the elements that `==` calls different from the elements of another collection of the
  /// type, up to a number, and the others in their places.
  ///
  /// Every comparison of two `Any`s takes as long as 100 of these.
  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements)
}

extension ElementwiseCollection {
  var comparedElements: CollectionElements { comparedElements(first: .max) }
}

enum CollectionElements {
  /// Elements in order, with their indices.
  case list([(index: Int, element: Any)])
  case set(Set<AnyHashable>)
  case dictionary([AnyHashable: Any])

  /// The elements, in any order.
  var unordered: [Any] {
    switch self {
    case .list(let elements): elements.map(\.element)
    case .set(let elements): Array(elements)
    case .dictionary(let values): Array(values)
    }
  }
}

/// Returns whether the `==` of a type gives the result of ``ArgumentEquality``: the type is not a
/// class, and no collection or `Result` of objects.
func isComparedByEquality(_ type: any Any.Type) -> Bool {
  if let collection = type as? any ElementwiseCollection.Type {
    return collection.elementTypes.allSatisfy(isComparedByEquality)
  }
  if let wrapped = wrappedType(of: type) { return isComparedByEquality(wrapped) }
  guard type is any Equatable.Type, !(type is AnyClass), type != AnyHashable.self else {
    return false
  }
  return (type as? any MatchableResult.Type)?.valueTypes.allSatisfy(isComparedByEquality) ?? true
}

/// A collection of elements in order.
protocol ElementwiseList: ElementwiseCollection, Collection {}

extension Array: ElementwiseList {
  static var kind: any Any.Type { [Any].self }
}

extension ContiguousArray: ElementwiseList {
  static var kind: any Any.Type { ContiguousArray<Any>.self }
}

extension ArraySlice: ElementwiseList {
  static var kind: any Any.Type { ArraySlice<Any>.self }
}

extension ElementwiseList {
  static var elementTypes: [any Any.Type] { [Element.self] }

  func comparedElements(first most: Int) -> CollectionElements {
    .list(prefix(most).enumerated().map { ($0, $1) })
  }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    let (elements, others) = (ContiguousArray(self), ContiguousArray(other as! Self))
    func indices<Value: Equatable>(_: Value.Type) -> [Int] {
      let elements = exact(elements, as: ContiguousArray<Value>.self)
      let others = exact(others, as: ContiguousArray<Value>.self)
      var (indices, index): ([Int], Int) = ([], 0)
      let count = Swift.min(elements.count, others.count)
      while index < count, indices.count < most {
        if elements[index] != others[index] { indices.append(index) }
        index += 1
      }
      return indices
    }
    let found = (Element.self as? any Equatable.Type).map { indices($0) } ?? []
    return (.list(found.map { ($0, elements[$0]) }), .list(found.map { ($0, others[$0]) }))
  }
}

extension Set: ElementwiseCollection {
  static var kind: any Any.Type { Set<AnyHashable>.self }
  static var elementTypes: [any Any.Type] { [Element.self] }

  func comparedElements(first most: Int) -> CollectionElements {
    .set(Set<AnyHashable>(smallest(self, most).lazy.map { AnyHashable($0) }))
  }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    let other = other as! Self
    return (
      subtracting(other).comparedElements(first: most),
      other.subtracting(self).comparedElements(first: most)
    )
  }
}

extension Dictionary: ElementwiseCollection {
  static var kind: any Any.Type { [AnyHashable: Any].self }
  static var elementTypes: [any Any.Type] { [Key.self, Value.self] }

  func comparedElements(first most: Int) -> CollectionElements { some(smallest(keys, most)) }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    let other = other as! Self
    func keys<Compared: Equatable>(_: Compared.Type) -> [Key] {
      let (values, others) = (
        exact(self, as: [Key: Compared].self), exact(other, as: [Key: Compared].self)
      )
      let changed = values.lazy.filter { others[$0.key] != $0.value }.map(\.key)
      return smallest(changed + others.keys.filter { values[$0] == nil }, most)
    }
    let found = (Value.self as? any Equatable.Type).map { keys($0) } ?? []
    return (some(found), other.some(found))
  }

  private func some(_ keys: [Key]) -> CollectionElements {
    var values: [AnyHashable: Any] = [:]
    for key in keys { values[key] = self[key] }
    return .dictionary(values)
  }
}

/// Returns the smallest elements of a collection, up to a number, if its elements have an order, and
/// otherwise any.
///
/// A debug build takes 100 times as long to sort them all.
private func smallest<Elements: Collection>(
  _ elements: Elements, _ most: Int
) -> [Elements.Element] {
  func smallest<Value: Comparable>(_: Value.Type) -> [Elements.Element] {
    var found: [Value] = []
    for element in elements {
      let element = exact(element, as: Value.self)
      if found.count == most, element >= found[most - 1] { continue }
      if found.count == most { found.removeLast() }
      found.insert(element, at: found.firstIndex { element < $0 } ?? found.endIndex)
    }
    return exact(found, as: [Elements.Element].self)
  }
  if elements.count <= most { return Array(elements) }
  return (Elements.Element.self as? any Comparable.Type).map { smallest($0) }
    ?? Array(elements.prefix(most))
}

/// Returns a value without the optionals and `AnyHashable`s around it. A nil is a ``NilValue``.
func bareValue(_ value: Any?) -> Any {
  let value = stripped(value)
  return isStored(value, as: AnyHashable.self)
    ? bareValue(exact(value, as: AnyHashable.self).base) : value
}
