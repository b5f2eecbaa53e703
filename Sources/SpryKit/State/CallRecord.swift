/// A recorded call: this header, and behind it the arguments where its layout says.
///
/// Records are written once, under the lock of their fake's state, and never change or move after
/// that; whoever keeps the ``CallLog`` may read them without a lock.
struct CallRecord {
  /// The place of this call among the calls of all fakes, from 1.
  let number: UInt64
  /// The call before this one of the same member.
  let previous: UnsafePointer<CallRecord>?
  let layout: UnsafePointer<ArgumentLayout>
}

extension UnsafePointer where Pointee == CallRecord {
  var argumentCount: Int { pointee.layout.pointee.count }

  /// The argument at an index below ``argumentCount``.
  func argument(at index: Int) -> RecordedArgument {
    var layout = pointee.layout
    while layout.pointee.count > index + 1 { layout = layout.pointee.parent! }
    return RecordedArgument(
      type: layout.pointee.type,
      pointer: UnsafeRawPointer(self) + layout.pointee.offset
    )
  }

  /// The arguments as checks and failures see them.
  var arguments: [Any?] {
    (0..<argumentCount).map { argument(at: $0).value }
  }

  /// The arguments as the closure of a stub gets them.
  var passedArguments: [Any?] {
    (0..<argumentCount).map { argument(at: $0).passedValue }
  }
}

/// A recorded argument where it lies: its static type and its place.
struct RecordedArgument {
  let type: any Any.Type
  let pointer: UnsafeRawPointer

  /// What lies there, with every optional around it removed.
  var plainValue: Any? {
    func load<Value>(_: Value.Type) -> Any? {
      unwrapped(pointer.assumingMemoryBound(to: Value.self).pointee)
    }
    return _openExistential(type, do: load)
  }
}
