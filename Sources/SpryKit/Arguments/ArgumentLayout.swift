/// Where the arguments of a call lie behind its ``CallRecord``, and of what types they are.
///
/// Nearly all calls of a member share one layout (a generic member has one for each use), so a
/// record holds one word for it, and its arguments lie unboxed. A layout lives in the log's memory.
struct ArgumentLayout {
  struct Slot {
    let type: any Any.Type
    /// Bytes from the start of the record.
    let offset: Int
  }

  let count: Int
  let slots: UnsafePointer<Slot>
  /// Bytes of a record with these arguments.
  let recordSize: Int
  /// The next layout that the same member has been called with.
  let next: UnsafePointer<ArgumentLayout>?
}

/// Adds up the slots of a layout, one argument type at a time.
struct ArgumentLayoutBuilder {
  private(set) var slots: ContiguousArray<ArgumentLayout.Slot> = []
  private(set) var size = MemoryLayout<CallRecord>.size

  mutating func append<Value>(_ type: Value.Type) {
    let mask = MemoryLayout<Value>.alignment - 1
    let offset = (size + mask) & ~mask
    slots.append(ArgumentLayout.Slot(type: type, offset: offset))
    size = offset + MemoryLayout<Value>.size
  }

  /// The largest alignment that a record's start guarantees, in bytes.
  ///
  /// No Swift type asks for more, the 64-byte SIMD vectors included.
  static let recordAlignment = 16
}
