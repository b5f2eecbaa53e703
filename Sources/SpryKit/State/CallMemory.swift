/// The memory of a ``CallLog``, to be used without retaining that: only where it is known to live.
struct CallMemory {
  /// At the start of the first chunk.
  private struct Header {
    var next: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
    var newestChunk: UnsafeMutablePointer<Chunk>
    var newestChain: UnsafeMutablePointer<CallChain>?
  }

  private struct Chunk {
    let previous: UnsafeMutablePointer<Chunk>?
    let size: Int
  }

  private let header: UnsafeMutablePointer<Header>

  /// Small at first, since most fakes see a handful of calls.
  static let firstChunkSize = 512
  private static let largestChunkSize = 65_536

  /// Makes a memory of a first chunk, which stays its owner's.
  init(firstChunk: UnsafeMutableRawPointer) {
    let (chunk, start) = Self.makeChunk(at: firstChunk, size: Self.firstChunkSize, after: nil)
    header = start.bindMemory(to: Header.self, capacity: 1)
    header.initialize(
      to: Header(
        next: start + Self.rounded(MemoryLayout<Header>.size),
        end: UnsafeMutableRawPointer(chunk) + Self.firstChunkSize,
        newestChunk: chunk
      )
    )
  }

  func deallocate() {
    var chain = header.pointee.newestChain
    while let current = chain {
      chain = current.pointee.nextChain
      current.pointee.destroyArguments()
    }
    var chunk: UnsafeMutablePointer<Chunk>? = header.pointee.newestChunk
    while let current = chunk, let previous = current.pointee.previous {
      chunk = previous
      RawMemory.free(current)
    }
  }

  /// The bytes of all chunks.
  var byteCount: Int {
    var count = 0
    var chunk: UnsafeMutablePointer<Chunk>? = header.pointee.newestChunk
    while let current = chunk {
      count += current.pointee.size
      chunk = current.pointee.previous
    }
    return count
  }

  /// Memory in which a record is being written.
  struct Reservation {
    let start: UnsafeMutableRawPointer
    let size: Int
  }

  /// Reserves memory for one record, until it is committed or another is reserved.
  @inline(__always)
  func reserve(atLeast size: Int) -> Reservation {
    if header.pointee.end - header.pointee.next < size { grow(by: size) }
    return Reservation(
      start: header.pointee.next, size: header.pointee.end - header.pointee.next)
  }

  /// Keeps what was written in a reservation.
  @inline(__always)
  func commit(_ reservation: Reservation, size: Int) {
    header.pointee.next = reservation.start + Self.rounded(size)
  }

  /// Returns memory for a layout. It makes the present reservation smaller, if not void: see
  /// ``remainder(of:)``.
  ///
  /// - Parameter used: the bytes of the reservation that are written, and must stay as they are.
  func allocateLayout(sparing used: Int = 0) -> UnsafeMutablePointer<ArgumentLayout> {
    allocateAtEnd(MemoryLayout<ArgumentLayout>.size, sparing: used)
      .bindMemory(to: ArgumentLayout.self, capacity: 1)
  }

  /// What is left of a reservation after other memory was allocated.
  func remainder(of reservation: Reservation) -> Reservation {
    let size = header.pointee.next == reservation.start ? header.pointee.end - reservation.start : 0
    return Reservation(start: reservation.start, size: size)
  }

  /// Takes memory from the end of the chunk, since a record may be growing at its start.
  private func allocateAtEnd(_ size: Int, sparing used: Int = 0) -> UnsafeMutableRawPointer {
    let size = Self.rounded(size)
    if header.pointee.end - header.pointee.next < used + size { grow(by: size) }
    header.pointee.end -= size
    return header.pointee.end
  }

  func makeChain() -> UnsafeMutablePointer<CallChain> {
    let layouts = allocateLayout()
    layouts.initialize(to: .root())
    let chain = allocateAtEnd(MemoryLayout<CallChain>.size)
      .bindMemory(to: CallChain.self, capacity: 1)
    chain.initialize(to: CallChain(layouts: layouts, nextChain: header.pointee.newestChain))
    header.pointee.newestChain = chain
    return chain
  }

  @inline(never)
  private func grow(by size: Int) {
    let newest = header.pointee.newestChunk
    let chunkSize = max(
      min(2 * newest.pointee.size, Self.largestChunkSize),
      size + Self.rounded(MemoryLayout<Chunk>.size)
    )
    let (chunk, start) = Self.makeChunk(
      at: RawMemory.allocate(chunkSize), size: chunkSize, after: newest)
    header.pointee.newestChunk = chunk
    header.pointee.next = start
    header.pointee.end = UnsafeMutableRawPointer(chunk) + chunkSize
  }

  private static func makeChunk(
    at memory: UnsafeMutableRawPointer,
    size: Int,
    after previous: UnsafeMutablePointer<Chunk>?
  ) -> (UnsafeMutablePointer<Chunk>, start: UnsafeMutableRawPointer) {
    let chunk = memory.bindMemory(to: Chunk.self, capacity: 1)
    chunk.initialize(to: Chunk(previous: previous, size: size))
    return (chunk, memory + rounded(MemoryLayout<Chunk>.size))
  }

  private static func rounded(_ size: Int) -> Int {
    (size + ArgumentLayout.recordAlignment - 1) & -ArgumentLayout.recordAlignment
  }
}
