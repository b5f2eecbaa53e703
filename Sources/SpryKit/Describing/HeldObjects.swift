/// Returns whether a value may keep an object of a user alive.
///
/// A value of the standard library or of Foundation, such as a `URL`, counts as one that keeps none,
/// although it may consist of objects. A closure may keep some.
func mayHoldObject(_ value: Any) -> Bool {
  let type = type(of: value)
  if type is AnyClass { return true }
  let mirror = Mirror(reflecting: value)
  let isOfSystem = isOfSystem(type)
  switch mirror.displayStyle {
  case .tuple, .optional, .collection, .dictionary, .set, .enum: break
  case .struct: if isOfSystem, !String(reflecting: type).includes("<") { return false }
  default: return !isOfSystem
  }
  return mirror.children.contains { mayHoldObject($0.value) }
}

/// Whether a type is of the standard library or of Foundation.
func isOfSystem(_ type: any Any.Type) -> Bool {
  let module = String(reflecting: type).prefix { $0 != "." }
  return ["Swift", "Foundation", "FoundationEssentials"].contains(module)
}
