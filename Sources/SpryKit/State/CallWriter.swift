/// Writes down a call, an argument at a time, where it will lie.
///
/// ```swift
/// var call = state.beginRecording(function) { … }
/// repeat call.writer.next((each Argument).self).initialize(to: each arguments)
/// return call.answer(state, fallbackValue) { … }
/// ```
///
/// These steps stand in each function that takes a parameter pack, because to pass a pack on copies
/// it into a tuple whose type is made up at run time, at the cost of all the rest. For speed, too,
/// nothing is retained in here: the lock, or the caller, keeps it alive.
package struct CallWriter {
  private let memory: CallMemory
  private let chain: UnsafeMutablePointer<CallChain>
  private var record: CallMemory.Reservation
  private var layout: UnsafeMutablePointer<ArgumentLayout>

  @inline(__always)
  init(_ memory: CallMemory, _ chain: UnsafeMutablePointer<CallChain>) {
    self.memory = memory
    self.chain = chain
    layout = chain.pointee.layouts
    record = memory.reserve(atLeast: MemoryLayout<CallRecord>.size)
  }

  /// The place of the next argument, which the caller fills at once.
  package mutating func next<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
    layout = layout.child(Value.self) ?? addLayout(Value.self)
    if record.size < layout.pointee.size { moveToLargerReservation() }
    return (record.start + layout.pointee.offset).assumingMemoryBound(to: Value.self)
  }

  /// Adds the call to those of the member.
  @inline(__always)
  package func finish() -> UnsafePointer<CallRecord> {
    memory.commit(record, size: layout.pointee.size)
    return chain.pointee.append(UnsafePointer(layout), at: record.start)
  }

  private mutating func addLayout<Value>(
    _ type: Value.Type
  ) -> UnsafeMutablePointer<ArgumentLayout> {
    let place = memory.allocateLayout(sparing: layout.pointee.size)
    layout.addChild(type, in: place)
    // What was reserved before stays as it is: the record moves if it has become too small.
    record = memory.remainder(of: record)
    return place
  }

  private mutating func moveToLargerReservation() {
    let larger = memory.reserve(atLeast: 2 * layout.pointee.size)
    // The new argument is not written yet.
    layout.pointee.parent?.moveArguments(from: record.start, to: larger.start)
    record = larger
  }
}
