/// The arguments of one call.
struct ArgumentList {
  /// The arguments as they are recorded.
  let values: [Any]

  init(_ values: [Any]) {
    self.values = values
  }

  var count: Int { values.count }

  subscript(index: Int) -> Any { values[index] }

  /// Whether the type of an argument is one of Swift's own classes, or a protocol, which an object
  /// may conform to. It does not look into optionals and other values.
  ///
  /// This reads the kind of each argument's type: an `Any` ends with the address of the type's
  /// metadata, which begins with the kind: 0 or another address for a class, 0x303 for a protocol;
  /// see `docs/ABI/TypeMetadata.rst` in the repository of Swift. With `type(of:) is
  /// AnyClass`, a call with two strings takes 9 % more instructions in a debug build.
  var mayHaveObjects: Bool {
    values.withUnsafeBytes { bytes in
      var offset = MemoryLayout<Any>.size - MemoryLayout<UInt>.size
      while offset < bytes.count {
        let kind = bytes.load(fromByteOffset: offset, as: UnsafePointer<UInt>.self).pointee
        if kind == 0 || kind == 0x303 || kind > 0x7FF { return true }
        offset += MemoryLayout<Any>.stride
      }
      return false
    }
  }

  /// The arguments as failures and users see them.
  var recorded: [Any?] { values.map { anyValue(recordedValue($0)) } }

  /// The arguments as the closure of a stub receives them.
  var passed: [Any?] { values.map(passedValue) }
}
