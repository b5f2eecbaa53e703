/// A value in memory of its own, so that it can be read as its type without a dynamic cast. The
/// stub that answers with it frees it.
package struct StoredValue {
  package let type: any Any.Type
  package let pointer: UnsafeMutableRawPointer

  package init<Value>(_ value: Value) {
    type = Value.self
    let place = RawMemory.allocate(Value.self)
    place.initialize(to: value)
    pointer = UnsafeMutableRawPointer(place)
  }

  package func destroy() {
    func destroy<Value>(_: Value.Type) {
      let place = pointer.assumingMemoryBound(to: Value.self)
      place.deinitialize(count: 1)
      RawMemory.free(pointer)
    }
    _openExistential(type, do: destroy)
  }

  package var value: Any {
    func load<Value>(_: Value.Type) -> Any { pointer.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: load)
  }

  /// Returns the value as another type, where it can be one.
  package func cast<Result>(to _: Result.Type) -> Result? {
    if type == Result.self { return pointer.assumingMemoryBound(to: Result.self).pointee }
    // A cast would make `nil` the innermost one of a `String??`, where Swift means the outermost.
    if type == Any?.self, isOptional(Result.self),
      pointer.assumingMemoryBound(to: Any?.self).pointee == nil
    {
      return emptyValue(of: Result.self)
    }
    func load<Value>(_: Value.Type) -> Result? {
      pointer.assumingMemoryBound(to: Value.self).pointee as? Result
    }
    return _openExistential(type, do: load)
  }

  // Apart, so that whoever asks other answers does not look up what an `Optional` of the type is.
  @inline(never)
  package func canBe<Result>(_: Result.Type) -> Bool { cast(to: Result.self) != nil }
}
