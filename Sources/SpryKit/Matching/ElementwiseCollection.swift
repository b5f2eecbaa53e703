/// A collection of the standard library that is compared, described, and explained element by
/// element.
///
/// Its own `==` would compare objects by the rule of their static type; see ``ArgumentEquality``.
protocol ElementwiseCollection {
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
  /// Elements in order, and what only equals a collection of the same kind: an array, or a slice.
  case list([Any], kind: any Any.Type)
  /// Some elements of a list, by their indices.
  case indexed([(index: Int, element: Any)])
  case set(Set<AnyHashable>)
  case dictionary([AnyHashable: Any])
}

/// Returns whether the `==` of a type gives the result of ``ArgumentEquality``: the type is not a
/// class, and no collection of objects.
func isComparedByEquality(_ type: any Any.Type) -> Bool {
  if let collection = type as? any ElementwiseCollection.Type {
    return collection.elementTypes.allSatisfy(isComparedByEquality)
  }
  if let wrapped = wrappedType(of: type) { return isComparedByEquality(wrapped) }
  return type is any Equatable.Type && !(type is AnyClass) && type != AnyHashable.self
}

extension Array: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }

  func comparedElements(first most: Int) -> CollectionElements {
    .list(prefix(most).map { $0 }, kind: Array<Any>.self)
  }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    differingElements(other as! Self, most)
  }
}

extension ContiguousArray: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }

  func comparedElements(first most: Int) -> CollectionElements {
    .list(prefix(most).map { $0 }, kind: ContiguousArray<Any>.self)
  }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    differingElements(other as! Self, most)
  }
}

extension ArraySlice: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }

  func comparedElements(first most: Int) -> CollectionElements {
    .list(prefix(most).map { $0 }, kind: ArraySlice<Any>.self)
  }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    differingElements(other as! Self, most)
  }
}

extension Collection {
  fileprivate func differingElements(
    _ other: Self, _ most: Int
  ) -> (CollectionElements, CollectionElements) {
    let (elements, others) = (ContiguousArray(self), ContiguousArray(other))
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
    return (
      .indexed(found.map { ($0, elements[$0]) }), .indexed(found.map { ($0, others[$0]) })
    )
  }
}

extension Set: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }

  func comparedElements(first most: Int) -> CollectionElements { Self.some(smallest(self, most)) }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    func difference(_ elements: Self, _ others: Self) -> CollectionElements {
      var found: [Element] = []
      for element in elements where !others.contains(element) { found.append(element) }
      return Self.some(smallest(found, most))
    }
    let other = other as! Self
    return (difference(self, other), difference(other, self))
  }

  private static func some(_ elements: [Element]) -> CollectionElements {
    .set(Set<AnyHashable>(elements.lazy.map { AnyHashable($0) }))
  }
}

extension Dictionary: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Key.self, Value.self] }

  func comparedElements(first most: Int) -> CollectionElements { some(smallest(keys, most)) }

  func differing(from other: Any, most: Int) -> (CollectionElements, CollectionElements) {
    let other = other as! Self
    func keys<Compared: Equatable>(_: Compared.Type) -> [Key] {
      var found: [Key] = []
      let (values, others) = (
        exact(self, as: [Key: Compared].self), exact(other, as: [Key: Compared].self)
      )
      for (key, value) in values where others[key] != value { found.append(key) }
      for key in others.keys where values[key] == nil { found.append(key) }
      return smallest(found, most)
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
