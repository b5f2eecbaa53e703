// These functions take a value of a known type out of an `Any` without a cast, which takes about
// 200 instructions more in a release build. A call with two strings takes about 3,000 and does this
// three times. There are two functions, because a function that returns an optional takes 330 more
// each time in a debug build.

/// Returns whether a value was stored with exactly a type: not a subclass, an optional, or another
/// `Any`.
func isStored<Value>(_ value: Any, as _: Value.Type) -> Bool {
  func open<Stored>(_: Stored) -> Bool { Stored.self == Value.self }
  return _openExistential(value, do: open)
}

/// Returns a value as the type with which it was stored.
///
/// - Precondition: ``isStored(_:as:)``.
func exact<Value>(_ value: Any, as _: Value.Type) -> Value {
  func open<Stored>(_ value: Stored) -> Value {
    precondition(Stored.self == Value.self, "the value is of another type")
    return unsafeBitCast(value, to: Value.self)
  }
  return _openExistential(value, do: open)
}

/// Returns whether a type is the type of any value that conforms to a protocol.
///
/// This reads the kind of the type's metadata, 0x303; see `docs/ABI/TypeMetadata.rst` in the
/// repository of Swift.
func isExistential(_ type: any Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
}
