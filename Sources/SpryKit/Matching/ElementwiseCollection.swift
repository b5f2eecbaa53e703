/// A collection of the standard library that is compared, described, and explained element by
/// element.
///
/// Its own `==` would compare objects by the rule of their static type; see ``ArgumentEquality``.
protocol ElementwiseCollection {
  /// The types of the elements.
  static var elementTypes: [any Any.Type] { get }
  var elements: CollectionElements { get }
}

enum CollectionElements {
  /// Elements in order, and what only equals a collection of the same kind: an array, or a slice.
  case list([Any], kind: any Any.Type)
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
  var elements: CollectionElements { .list(map { $0 }, kind: Array<Any>.self) }
}

extension ContiguousArray: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }
  var elements: CollectionElements { .list(map { $0 }, kind: ContiguousArray<Any>.self) }
}

extension ArraySlice: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }
  var elements: CollectionElements { .list(map { $0 }, kind: ArraySlice<Any>.self) }
}

extension Set: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Element.self] }
  var elements: CollectionElements { .set(Set<AnyHashable>(lazy.map { AnyHashable($0) })) }
}

extension Dictionary: ElementwiseCollection {
  static var elementTypes: [any Any.Type] { [Key.self, Value.self] }
  var elements: CollectionElements {
    .dictionary([AnyHashable: Any](uniqueKeysWithValues: lazy.map { (AnyHashable($0), $1 as Any) }))
  }
}

/// Returns a value without the optionals and `AnyHashable`s around it.
func bareValue(_ value: Any?) -> Any? {
  guard let value = value.flatMap({ unwrapped($0) }) else { return nil }
  return isStored(value, as: AnyHashable.self)
    ? bareValue(exact(value, as: AnyHashable.self).base) : value
}
