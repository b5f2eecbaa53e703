/// Returns the fields of a value that a failure may show, with the fields of superclasses first.
///
/// Of an object, these are the constants, and what its author lists as a ``/Swift/CustomReflectable``.
/// Another thread may be changing a variable, under a lock that only the object knows.
func readableFields(of value: Any) -> [Mirror.Child] {
  let mirror = Mirror(reflecting: value)
  guard type(of: value) is AnyClass, !(value is any CustomReflectable) else {
    return Array(mirror.children)
  }
  var levels = [mirror]
  while let parent = levels[levels.count - 1].superclassMirror { levels.append(parent) }
  var fields: [Mirror.Child] = []
  var first = 0
  for level in levels.reversed() {
    // The collection reads a child when it is asked for it.
    for (offset, index) in level.children.indices.enumerated()
    where isConstant(fieldAt: first + offset, of: type(of: value)) {
      fields.append(level.children[index])
    }
    first += level.children.count
  }
  return fields
}

/// Returns whether a stored property of a class is a constant; false if the runtime cannot tell.
///
/// - Parameter index: The index among the stored properties, the superclasses' properties first.
private func isConstant(fieldAt index: Int, of type: any Any.Type) -> Bool {
  guard let getField else { return false }
  var field = FieldMetadata()
  withUnsafeMutablePointer(to: &field) { field in
    _ = getField(
      unsafeBitCast(type, to: UnsafeRawPointer.self), index, field,
      UnsafeMutableRawPointer(field) + MemoryLayout<FieldMetadata>.offset(of: \.freeName)!)
  }
  if let name = field.name { field.freeName?(name) }
  return !field.isVariable
}

/// What the runtime knows of a stored property: `FieldReflectionMetadata` in `ReflectionMirror.cpp` of Swift.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>) -> Void)?
  var isStrong = false
  var isVariable = true
}

// The key paths of the standard library use it. With these parameters, a function of Swift is called like one of
// C. Before Swift 5.5, it set the name and the function that frees it through the last two parameters, and nothing
// else.
private let getField = cFunction(
  "swift_reflectionMirror_recursiveChildMetadata",
  as: (@convention(c) (
    UnsafeRawPointer, Int, UnsafeMutableRawPointer, UnsafeMutableRawPointer
  ) -> UnsafeRawPointer?).self)
