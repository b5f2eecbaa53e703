/// The memory of a fake's recorded calls: bumped from chunks, freed as a whole.
///
/// A log is filled under its state's lock and only grows, so records stay readable without a lock
/// while somebody holds it. A reset drops the log and starts another.
final class CallLog: ManagedBuffer<CallMemory?, UInt64> {
  /// Makes an empty log. Its first chunk lies in the object itself, which saves an allocation a fake.
  static func make() -> CallLog { makeWithMemory().log }

  /// The same with its memory, which takes a while to ask for in code that is not optimized.
  static func makeWithMemory() -> (log: CallLog, memory: CallMemory) {
    let log = create(minimumCapacity: CallMemory.firstChunkSize / MemoryLayout<UInt64>.size) { _ in
      nil
    }
    let newMemory = log.withUnsafeMutablePointers { memory, chunk in
      let newMemory = CallMemory(firstChunk: UnsafeMutableRawPointer(chunk))
      memory.pointee = newMemory
      return newMemory
    }
    return (unsafeDowncast(log, to: CallLog.self), newMemory)
  }

  /// Where its calls are written.
  var memory: CallMemory {
    // `make` sees to it.
    header.unsafelyUnwrapped
  }

  deinit {
    memory.deallocate()
  }
}
