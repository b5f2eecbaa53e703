/// Returns the types of a member's parameters.
func types<each Argument>(_ arguments: repeat (each Argument).Type) -> [any Any.Type] {
  var types: [any Any.Type] = []
  repeat types.append(each arguments)
  return types
}

/// Returns whether a parameter can take a value of a type, or a value that is compared with one.
///
/// `Any`, protocols, and superclasses take all, and so does what the fake puts into a box.
func canTake(_ parameter: any Any.Type, valueOf type: any Any.Type) -> Bool {
  let (parameter, type) = (unwrappedType(parameter), unwrappedType(type))
  if parameter == type || parameter == AnyHashable.self || type == AnyHashable.self { return true }
  if let parameter = parameter as? AnyClass {
    if parameter is TransientArgument.Type || isBridged(parameter) { return true }
    guard let type = type as? AnyClass else { return !isStructOrEnum(type) }
    return isSubclass(type, of: parameter) || isSubclass(parameter, of: type)
  }
  guard isStructOrEnum(parameter), isStructOrEnum(type) || type is AnyClass else { return true }
  // Collections are compared element by element.
  if parameter is any Sequence.Type, type is any Sequence.Type { return true }
  return (type as? AnyClass).map(isBridged) ?? false
}

/// Returns whether a type is a structure or an enumeration: no class, no metatype, no protocol, whose
/// own type is `P.Protocol`, and neither a tuple nor a function, which begin with a parenthesis.
package func isStructOrEnum(_ type: any Any.Type) -> Bool {
  let metatype = "\(Swift.type(of: type))"
  return !(type is AnyClass) && metatype.hasSuffix(".Type") && !metatype.hasSuffix(".Type.Type")
    && !metatype.hasPrefix("(")
}

/// Whether Apple's platforms may convert values of Swift to objects of a class: `NSString`.
private func isBridged(_ type: AnyClass) -> Bool { typeName(type).hasPrefix("NS") }

private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
}
