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
  if let box = parameter as? TransientArgument.Type, box.typeOfRecorded != Any.self {
    return canTake(box.typeOfRecorded, valueOf: type)
  }
  // An `Any?` is a `nil` without a type.
  if type == Any?.self { return isOptional(parameter) || !isStructOrEnum(parameter) }
  let (parameter, type) = (unwrappedType(parameter), unwrappedType(type))
  if parameter == type || parameter == AnyHashable.self || type == AnyHashable.self { return true }
  if let parameter = parameter as? AnyClass {
    if parameter is TransientArgument.Type || isBridged(parameter) { return true }
    guard let type = type as? AnyClass else { return !isStructOrEnum(type) }
    return isSubclass(type, of: parameter) || isSubclass(parameter, of: type)
  }
  // A type is no value of a structure.
  if isMetatype(type) { return !isStructOrEnum(parameter) }
  guard isStructOrEnum(parameter), isStructOrEnum(type) || type is AnyClass else { return true }
  // These are compared by their contents.
  if isNumber(parameter) && isNumber(type) || isText(parameter) && isText(type) { return true }
  if let parts = parts(of: parameter), let others = SpryKit.parts(of: type) {
    return parts.isKeyed == others.isKeyed
      && zip(parts.types, others.types).allSatisfy { canTake($0, valueOf: $1) }
  }
  if let range = parameter as? any BoundedRange.Type, let other = type as? any BoundedRange.Type {
    let areIntegers = range.boundType is any BinaryInteger.Type
    return (range.isClosed == other.isClosed || areIntegers)
      && canTake(range.boundType, valueOf: other.boundType)
  }
  return (type as? AnyClass).map(isBridged) ?? false
}

/// Returns whether a parameter can hold a value of exactly a type, which need not be equal to others.
func canHold(_ parameter: any Any.Type, valueOf type: any Any.Type) -> Bool {
  let (parameter, type) = (unwrappedType(parameter), unwrappedType(type))
  return parameter == type || !isStructOrEnum(parameter) || !isStructOrEnum(type)
    || parameter is TransientArgument.Type || parameter == AnyHashable.self
}

/// The types of the parts of a collection, or of a value that consists of bytes; `nil` for others.
private func parts(of type: any Any.Type) -> (types: [any Any.Type], isKeyed: Bool)? {
  if let type = type as? any ElementwiseCollection.Type {
    return (type.elementTypes, type.elementTypes.count > 1)
  }
  return type is any ByteSequence.Type ? ([UInt8.self], false) : nil
}

/// Returns whether a type is a structure or an enumeration: no class, no metatype, no protocol, whose
/// own type is `P.Protocol`, and neither a tuple nor a function, which begin with a parenthesis.
package func isStructOrEnum(_ type: any Any.Type) -> Bool {
  let metatype = "\(Swift.type(of: type))"
  return !(type is AnyClass) && metatype.hasSuffix(".Type") && !metatype.hasSuffix(".Type.Type")
    && !metatype.hasPrefix("(")
}

/// Returns whether a value conforms to a parameter's protocol, if the parameter's type is one.
///
/// Objects and optionals may conform in ways that only the compiler sees.
func isOfProtocol(_ parameter: any Any.Type, _ value: Any) -> Bool {
  func open<Parameter>(_: Parameter.Type) -> Bool { value is Parameter }
  guard isExistential(parameter), !(value is NilValue), isStructOrEnum(type(of: value)) else {
    return true
  }
  return _openExistential(parameter, do: open)
}

/// Returns whether the values of a type are types: `Int.Type`.
private func isMetatype(_ type: any Any.Type) -> Bool {
  "\(Swift.type(of: type))".hasSuffix(".Type.Type")
}

/// Whether Apple's platforms may convert values of Swift to objects of a class: `NSString`.
private func isBridged(_ type: AnyClass) -> Bool {
  typeName(knownClass(of: type)).hasPrefix("NS") || type is any BridgedObject.Type
}

private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
}
