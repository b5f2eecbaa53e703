/// Where the arguments of a call lie behind its ``CallRecord``, and of what types they are.
///
/// A layout is its last argument's place, linked to the one before it; the layout of no arguments
/// is the root of a tree in which each path spells the types of a call. Nearly all calls of a member
/// share one path (a generic member has one for each use), so a call finds its layout by comparing a
/// pointer an argument, and a record holds one word for it. Layouts live in the log's memory.
struct ArgumentLayout {
  /// The type of the last argument.
  let type: any Any.Type
  /// The last argument's bytes from the start of the record.
  let offset: Int
  /// Bytes of a record with these arguments.
  let size: Int
  /// The number of arguments.
  let count: Int
  /// The arguments before the last.
  let parent: UnsafePointer<ArgumentLayout>?
  fileprivate(set) var firstChild: UnsafeMutablePointer<ArgumentLayout>?
  let nextSibling: UnsafeMutablePointer<ArgumentLayout>?

  /// The largest alignment that a record's start guarantees, in bytes.
  ///
  /// No Swift type asks for more, the 64-byte SIMD vectors included.
  static let recordAlignment = 16

  /// The layout of a record without arguments.
  static func root() -> ArgumentLayout {
    ArgumentLayout(
      type: Void.self,
      offset: 0,
      size: MemoryLayout<CallRecord>.size,
      count: 0,
      parent: nil,
      nextSibling: nil
    )
  }
}

extension UnsafeMutablePointer<ArgumentLayout> {
  /// The layout with one more argument of a type, if there is one.
  func child(_ type: any Any.Type) -> UnsafeMutablePointer<ArgumentLayout>? {
    var candidate = pointee.firstChild
    while let current = candidate {
      if current.pointee.type == type { return current }
      candidate = current.pointee.nextSibling
    }
    return nil
  }

  /// Makes the layout with one more argument of a type.
  func addChild<Value>(
    _ type: Value.Type,
    in place: UnsafeMutablePointer<ArgumentLayout>
  ) {
    let mask = MemoryLayout<Value>.alignment - 1
    let offset = (pointee.size + mask) & ~mask
    place.initialize(
      to: ArgumentLayout(
        type: type,
        offset: offset,
        size: offset + MemoryLayout<Value>.size,
        count: pointee.count + 1,
        parent: UnsafePointer(self),
        nextSibling: pointee.firstChild
      )
    )
    pointee.firstChild = place
  }
}

extension UnsafePointer<ArgumentLayout> {
  /// Moves the arguments of a record that is being written.
  func moveArguments(from old: UnsafeMutableRawPointer, to new: UnsafeMutableRawPointer) {
    var layout = self
    while let parent = layout.pointee.parent {
      let offset = layout.pointee.offset
      func move<Value>(_: Value.Type) {
        (new + offset).moveInitializeMemory(
          as: Value.self,
          from: (old + offset).assumingMemoryBound(to: Value.self),
          count: 1
        )
      }
      _openExistential(layout.pointee.type, do: move)
      layout = parent
    }
  }

  /// Ends the arguments of a record.
  func destroyArguments(of record: UnsafePointer<CallRecord>) {
    var layout = self
    while let parent = layout.pointee.parent {
      let place = UnsafeMutableRawPointer(mutating: record) + layout.pointee.offset
      func destroy<Value>(_: Value.Type) {
        _ = place.assumingMemoryBound(to: Value.self).move()
      }
      _openExistential(layout.pointee.type, do: destroy)
      layout = parent
    }
  }
}
