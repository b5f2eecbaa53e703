/// The arguments of one call: a slice of a list that may hold the arguments of several calls.
struct ArgumentList {
  private let storage: [Any]
  private(set) var start: Int
  private(set) var count: Int

  init(_ arguments: [Any]) {
    storage = arguments
    start = 0
    count = arguments.count
  }

  init(_ storage: [Any], from start: Int, count: Int) {
    self.storage = storage
    self.start = start
    self.count = count
  }

  /// Moves the slice to the arguments that follow these.
  mutating func moveOn(to end: Int) {
    start += count
    count = end - start
  }

  subscript(index: Int) -> Any { storage[start + index] }

  /// Whether the type of an argument is one of Swift's own classes, or a protocol, which an object may
  /// conform to. It does not look into optionals and other values.
  ///
  /// This reads the kind of the type of each argument: an `Any` ends with the address of the type's
  /// metadata, which begins with the kind: 0 or another address for a class, 0x303 for a protocol;
  /// see `docs/ABI/TypeMetadata.rst` in the repository of Swift. It takes 3 % of the instructions of a call of two strings in a debug
  /// build; `type(of:) is AnyClass` takes 6 %.
  var mayHaveObjects: Bool {
    storage.withUnsafeBytes { bytes in
      var offset = MemoryLayout<Any>.size - MemoryLayout<UInt>.size
      while offset < bytes.count {
        let kind = bytes.load(fromByteOffset: offset, as: UnsafePointer<UInt>.self).pointee
        if kind == 0 || kind == 0x303 || kind > 0x7FF { return true }
        offset += MemoryLayout<Any>.stride
      }
      return false
    }
  }

  var values: ArraySlice<Any> { storage[start..<(start + count)] }

  /// The arguments as failures and users see them.
  var recorded: [Any?] { values.map { anyValue(recordedValue($0)) } }

  /// The arguments as the closure of a stub receives them.
  var passed: [Any?] { values.map(passedValue) }
}
