// Swift's own descriptions do not sort dictionaries and sets, and include the modules of types.

/// Describes a value in full.
///
/// - Parameter isPart: Whether the value is a part of a described value. A string in such a value
///   is escaped.
func fullDescription(of value: Any?, isPart: Bool) -> String {
  guard let value = bareValue(value) else { return "nil" }
  switch value {
  case let string as String: return quoted(string, isPart)
  case let substring as Substring: return quoted(String(substring), isPart)
  case let character as Character: return quoted(String(character), isPart)
  case let type as any Any.Type: return "\(typeName(type)).self"
  case let collection as any ElementwiseCollection: return description(of: collection.elements)
  case let bytes as any ByteSequence: return bytes.bytesDescription
  default: break
  }
  if let text = TestDescriptions.description(of: value) { return text }
  switch value {
  case let described as any CustomStringConvertible: return described.description
  case is any CustomDebugStringConvertible: return String(describing: value)
  default: return reflectedDescription(of: value)
  }
}

/// Returns the elements of a set, or the keys of a dictionary, in a stable order, with their
/// descriptions.
func sortedDescriptions(of elements: some Sequence<AnyHashable>) -> [(AnyHashable, String)] {
  elements.map { ($0, fullDescription(of: $0.base, isPart: true)) }
    .sorted { left, right in
      guard let number = left.0.base as? Int, let other = right.0.base as? Int else {
        return left.1 < right.1
      }
      return number < other
    }
}

private func description(of elements: CollectionElements) -> String {
  switch elements {
  case .list(let elements, _):
    "[\(elements.map { fullDescription(of: $0, isPart: true) }.joined(separator: ", "))]"
  case .set(let elements):
    "[\(sortedDescriptions(of: elements).map(\.1).joined(separator: ", "))]"
  case .dictionary(let values) where values.isEmpty:
    "[:]"
  case .dictionary(let values):
    "["
      + sortedDescriptions(of: values.keys)
      .map { "\($1): \(fullDescription(of: values[$0], isPart: true))" }.joined(separator: ", ")
      + "]"
  }
}

/// Describes a value by its fields.
private func reflectedDescription(of value: Any) -> String {
  let type = type(of: value)
  // The default description of an object is its module and name.
  if type is AnyClass { return "a \(typeName(type))" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .struct: return typeName(type) + description(ofFields: mirror)
  case .tuple: return description(ofFields: mirror)
  case .enum:
    guard let payload = mirror.children.first else { return String(describing: value) }
    let text = fullDescription(of: payload.value, isPart: true)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return (payload.label ?? "") + (isTuple ? text : "(\(text))")
  default:
    let text = String(describing: value)
    // The default description of `() -> ()`.
    return text == "(Function)" ? "a function of type \(typeName(type))" : text
  }
}

private func description(ofFields mirror: Mirror) -> String {
  let fields = mirror.children.map { child in
    let text = fullDescription(of: child.value, isPart: true)
    // The labels of a tuple without labels are `.0` and `.1`.
    return child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(text)" } ?? text
  }
  return "(\(fields.joined(separator: ", ")))"
}

private func quoted(_ string: String, _ isPart: Bool) -> String {
  isPart ? string.debugDescription : "\"\(string)\""
}
