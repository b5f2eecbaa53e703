/// Where the arguments of a member lie in a record: as the elements of their tuple would.
final class SpyLayout {
  private struct Column {
    let type: any Any.Type
    let offset: Int
  }

  private var columns: [Column] = []
  private var size = 0
  private var alignment = 1

  init() {
    columns.reserveCapacity(4)
  }

  /// Adds a parameter.
  func add<Value>(_ type: Value.Type) {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (size + alignment - 1) & -alignment
    columns.append(Column(type: type, offset: offset))
    size = offset + MemoryLayout<Value>.size
    self.alignment = max(self.alignment, alignment)
  }

  var isEmpty: Bool { columns.isEmpty }

  /// Bytes from one record to the next.
  var stride: Int { max(1, (size + alignment - 1) & -alignment) }

  /// Ends the arguments of consecutive records.
  func destroy(_ start: UnsafeMutableRawPointer, count: Int) {
    let stride = stride
    for column in columns {
      let first = start + column.offset
      // The commonest type, where the generic code would ask what to do for each.
      if column.type == String.self {
        Self.destroy(String.self, first, count, stride)
      } else {
        func destroy<Value>(_ type: Value.Type) {
          if !_isPOD(type) { Self.destroy(type, first, count, stride) }
        }
        _openExistential(column.type, do: destroy)
      }
    }
  }

  @inline(__always)
  private static func destroy<Value>(
    _: Value.Type,
    _ first: UnsafeMutableRawPointer,
    _ count: Int,
    _ stride: Int
  ) {
    var place = first
    var left = count
    while left > 0 {
      place.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
      place += stride
      left -= 1
    }
  }
}

/// Consecutive records of a member's arguments, and the chunk before it.
///
/// Records never move, so that nothing has to be known of their types while there is room.
final class SpyChunk {
  let layout: SpyLayout
  let start: UnsafeMutableRawPointer
  let capacity: Int
  /// Those in use; kept up only when the chunk is full or handed on, see ``SpyMember``.
  var count: Int
  let previous: SpyChunk?

  private init(_ layout: SpyLayout, capacity: Int, count: Int, after previous: SpyChunk?) {
    self.layout = layout
    self.capacity = capacity
    self.count = count
    self.previous = previous
    start = RawMemory.allocate(capacity * layout.stride)
  }

  /// Creates a chunk with room for twice as many records as the one before it.
  convenience init(_ layout: SpyLayout, after previous: SpyChunk?) {
    let capacity = previous.map { max(8, 2 * $0.capacity) } ?? 4
    self.init(layout, capacity: capacity, count: 0, after: previous)
  }

  /// Creates a full chunk.
  convenience init<Argument>(_ arguments: [Argument]) {
    let layout = SpyLayout()
    layout.add(Argument.self)
    self.init(layout, capacity: arguments.count, count: arguments.count, after: nil)
    let place = start.bindMemory(to: Argument.self, capacity: arguments.count)
    for (index, argument) in arguments.enumerated() {
      (place + index).initialize(to: argument)
    }
  }

  deinit {
    layout.destroy(start, count: count)
    RawMemory.free(start)
  }

  /// The records of this chunk and of those before it, in order.
  func all<Argument>(as _: Argument.Type) -> [Argument] {
    var total = 0
    var chunk: SpyChunk? = self
    while let current = chunk {
      total += current.count
      chunk = current.previous
    }
    return [Argument](unsafeUninitializedCapacity: total) { places, count in
      var end = total
      var chunk: SpyChunk? = self
      while let current = chunk {
        end -= current.count
        let source = current.start.assumingMemoryBound(to: Argument.self)
        (places.baseAddress! + end).initialize(from: source, count: current.count)
        chunk = current.previous
      }
      count = total
    }
  }
}

/// The arguments of one call, while its member is being answered.
///
/// `@unchecked Sendable`: written under the lock of the spy's memory, and never after that.
struct SpyRecord: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  /// Keeps the arguments alive through a reset.
  var chunk: SpyChunk?
}

/// Writes the arguments of a call, or reads them, one after the other, where the elements of their
/// tuple would lie.
///
/// A record is written by each function that takes a parameter pack, because to pass a pack on, or
/// to name its tuple, makes up a type at run time.
struct SpyCursor {
  private let start: UnsafeMutableRawPointer
  private var offset = 0

  @inline(__always)
  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
  }

  /// A copy of the next argument.
  mutating func read<Value>(_ type: Value.Type) -> Value {
    next(type).pointee
  }

  /// The place of the next argument.
  @inline(__always)
  mutating func next<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (self.offset + alignment - 1) & -alignment
    self.offset = offset + MemoryLayout<Value>.size
    return (start + offset).assumingMemoryBound(to: Value.self)
  }
}
