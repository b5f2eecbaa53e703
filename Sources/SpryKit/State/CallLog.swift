/// The memory of a fake's recorded calls: bumped from chunks, freed as a whole.
///
/// A log is filled under its state's lock and only grows, so records stay readable without a lock
/// while somebody holds it. A reset drops the log and starts another.
///
/// `@unchecked Sendable`: written under the lock of the one state that owns it; what it hands out
/// is immutable.
final class CallLog: @unchecked Sendable {
  private var chunks: ContiguousArray<UnsafeMutableRawPointer> = []
  private var firstChain: UnsafeMutablePointer<CallChain>?

  init() {}

  deinit {
    var chain = firstChain
    while let current = chain {
      current.pointee.destroyArguments()
      chain = current.pointee.nextChain
    }
    for chunk in chunks { chunk.deallocate() }
  }

  /// Returns a new chunk that has room for at least `size` bytes.
  func makeChunk(size: Int) -> BumpSpace {
    // Small at first, since most fakes see a handful of calls.
    let bytes = max(min(256 << chunks.count, 64 << 10), size)
    let chunk = UnsafeMutableRawPointer.allocate(
      byteCount: bytes,
      alignment: ArgumentLayoutBuilder.recordAlignment
    )
    chunks.append(chunk)
    return BumpSpace(next: chunk, end: chunk + bytes)
  }

  func makeChain(in space: inout BumpSpace) -> UnsafeMutablePointer<CallChain> {
    let chain = space.allocate(MemoryLayout<CallChain>.size, from: self)
      .bindMemory(to: CallChain.self, capacity: 1)
    chain.initialize(to: CallChain(nextChain: firstChain))
    firstChain = chain
    return chain
  }
}

/// The unused end of a log's newest chunk.
struct BumpSpace {
  private var next: UnsafeMutableRawPointer?
  private var end: UnsafeMutableRawPointer?

  init(next: UnsafeMutableRawPointer? = nil, end: UnsafeMutableRawPointer? = nil) {
    self.next = next
    self.end = end
  }

  mutating func allocate(_ size: Int, from log: CallLog) -> UnsafeMutableRawPointer {
    let mask = ArgumentLayoutBuilder.recordAlignment - 1
    let rounded = (size + mask) & ~mask
    if let place = next, let end, end - place >= rounded {
      next = place + rounded
      return place
    }
    self = log.makeChunk(size: rounded)
    return allocate(size, from: log)
  }
}

/// The calls of one member, newest first.
struct CallChain {
  private(set) var last: UnsafePointer<CallRecord>?
  private(set) var count = 0
  private(set) var layouts: UnsafePointer<ArgumentLayout>?
  let nextChain: UnsafeMutablePointer<CallChain>?

  init(nextChain: UnsafeMutablePointer<CallChain>?) {
    self.nextChain = nextChain
  }

  /// Adds a record whose arguments the caller writes before it gives up the lock.
  mutating func append(
    layout: UnsafePointer<ArgumentLayout>,
    in space: inout BumpSpace,
    of log: CallLog
  ) -> UnsafeMutableRawPointer {
    let place = space.allocate(layout.pointee.recordSize, from: log)
    place.initializeMemory(
      as: CallRecord.self,
      to: CallRecord(number: CallNumber.next(), previous: last, layout: layout)
    )
    last = UnsafePointer(place.assumingMemoryBound(to: CallRecord.self))
    count += 1
    return place
  }

  mutating func addLayout(
    _ builder: ArgumentLayoutBuilder,
    in space: inout BumpSpace,
    of log: CallLog
  ) -> UnsafePointer<ArgumentLayout> {
    let slots = space.allocate(
      builder.slots.count * MemoryLayout<ArgumentLayout.Slot>.stride,
      from: log
    ).bindMemory(to: ArgumentLayout.Slot.self, capacity: builder.slots.count)
    for index in builder.slots.indices {
      (slots + index).initialize(to: builder.slots[index])
    }
    let layout = space.allocate(MemoryLayout<ArgumentLayout>.size, from: log)
      .bindMemory(to: ArgumentLayout.self, capacity: 1)
    layout.initialize(
      to: ArgumentLayout(
        count: builder.slots.count,
        slots: UnsafePointer(slots),
        recordSize: builder.size,
        next: layouts
      )
    )
    layouts = UnsafePointer(layout)
    return UnsafePointer(layout)
  }

  fileprivate func destroyArguments() {
    var record = last
    while let current = record {
      for index in 0..<current.argumentCount {
        current.argument(at: index).destroy()
      }
      record = current.pointee.previous
    }
  }
}
