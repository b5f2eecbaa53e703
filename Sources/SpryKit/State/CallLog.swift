/// The memory of a fake's recorded calls: bumped from chunks, freed as a whole.
///
/// A log is filled under its state's lock and only grows, so records stay readable without a lock
/// while somebody holds it. A reset drops the log and starts another.
///
/// `@unchecked Sendable`: written under the lock of the one state that owns it; what it hands out
/// is immutable.
final class CallLog: @unchecked Sendable {
  let memory = CallMemory()

  init() {}

  deinit {
    memory.deallocate()
  }
}
