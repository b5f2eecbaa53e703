// A value in an `Any` can be taken out by a cast, or, where its type is known, as it is. Each recorded and
// stubbed call of two strings does that three times. A cast takes about 200 instructions each time, where
// a call takes 4,000 in a release build.

/// Whether a value was stored with a type: not with a subclass of it, an optional, or another `Any`.
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

/// Whether a value is equal to another; nil if it was not stored with the same type.
func isExactly<Value: Equatable>(_ value: Any, _ other: Value) -> Bool? {
  func open<Stored>(_ value: Stored) -> Bool? {
    Stored.self == Value.self ? unsafeBitCast(value, to: Value.self) == other : nil
  }
  return _openExistential(value, do: open)
}
