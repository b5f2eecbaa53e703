internal import CSpryKit

/// A recorded call: this header, and behind it the arguments where its layout says.
///
/// Records are written once, under the lock of their fake's state, and never move after that; whoever
/// keeps the ``CallLog`` may read them without a lock, all but their progress.
package struct CallRecord {
  /// Whether the call returned after it was ``CallStage/running``. Whoever answers it says so without
  /// the lock, which would cost as much as the rest of the way back.
  ///
  /// The first of all, so that its address is that of the record.
  private var hasReturned = cspry_flag(is_set: false)

  // How far the call has come besides, which the lock of the state guards, now and later.

  fileprivate var stage = CallStage.recorded
  /// Whether a check asked for the call and found it.
  fileprivate(set) var isChecked = false
  /// The number of the stub that answers, from 1; 0 for none.
  fileprivate(set) var stub: UInt32 = 0

  /// The place of this call among the calls of all fakes, from 1.
  let number: UInt64
  /// The call before this one of the same member.
  let previous: UnsafePointer<CallRecord>?
  let layout: UnsafePointer<ArgumentLayout>

  init(
    number: UInt64,
    previous: UnsafePointer<CallRecord>?,
    layout: UnsafePointer<ArgumentLayout>
  ) {
    self.number = number
    self.previous = previous
    self.layout = layout
  }
}

/// How far a recorded call has come.
enum CallStage: UInt8 {
  /// Recorded only, by `recordCall`, or not chosen for yet.
  case recorded
  case running
  case returned
  case threw
}

extension UnsafePointer where Pointee == CallRecord {
  /// How far the call has come; only under the lock of the state.
  var stage: CallStage {
    pointee.stage == .running && cspry_flag_load(hasReturned) ? .returned : pointee.stage
  }

  /// Sets that a call that was running has returned; without the lock.
  ///
  /// - Parameter log: what keeps the record through a reset.
  @inline(__always)
  func setReturned(in log: CallLog) {
    cspry_flag_store(hasReturned, true)
    withExtendedLifetime(log) {}
  }

  private var hasReturned: UnsafeMutablePointer<cspry_flag> {
    UnsafeMutableRawPointer(mutating: self).assumingMemoryBound(to: cspry_flag.self)
  }

  /// Sets the stage; only under the lock of the state.
  func setStage(_ stage: CallStage) {
    UnsafeMutablePointer(mutating: self).pointee.stage = stage
  }

  /// Sets that a check found the call; only under the lock of the state.
  func setChecked() {
    UnsafeMutablePointer(mutating: self).pointee.isChecked = true
  }

  /// Sets the stage and the stub that answers; only under the lock of the state.
  func setStage(_ stage: CallStage, stub: UInt32) {
    let record = UnsafeMutablePointer(mutating: self)
    record.pointee.stage = stage
    record.pointee.stub = stub
  }

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
