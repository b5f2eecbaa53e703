extension JSONValue {
  /// The string, its escapes replaced; nil if this is none, or if an escape is none of JSON's.
  ///
  /// What is not UTF-8, and a surrogate without its other half, becomes U+FFFD.
  var string: String? {
    guard bytes[0] == JSONByte.quote else { return nil }
    var isValid = true
    // An escape is never shorter than what it stands for.
    let string = String(unsafeUninitializedCapacity: count - 2) { buffer in
      guard let target = buffer.baseAddress else { return 0 }
      var unescaping = Unescaping(source: bytes + 1, count: count - 2, target: target)
      isValid = unescaping.run()
      return unescaping.written
    }
    return isValid ? string : nil
  }

  /// Whether this is a certain string.
  func isString(_ text: StaticString) -> Bool {
    guard bytes[0] == JSONByte.quote else { return false }
    if count == text.utf8CodeUnitCount + 2 {
      return (bytes + 1).isEqual(to: text.utf8Start, count: count - 2)
    }
    // Escapes, where there are any, make it longer.
    return count > text.utf8CodeUnitCount + 2
      && bytes.firstIndex(of: JSONByte.backslash, count: count) != nil
      && string == text.description
  }
}

/// Copies what stands between the quotes of a string, and replaces the escapes.
private struct Unescaping {
  let source: UnsafePointer<UInt8>
  let count: Int
  let target: UnsafeMutablePointer<UInt8>
  var read = 0
  var written = 0

  mutating func run() -> Bool {
    while read < count {
      let rest = count - read
      let run = (source + read).firstIndex(of: JSONByte.backslash, count: rest) ?? rest
      (target + written).update(from: source + read, count: run)
      read += run
      written += run
      if read < count {
        guard replaceEscape() else { return false }
      }
    }
    return true
  }

  /// Replaces the escape whose backslash is next.
  private mutating func replaceEscape() -> Bool {
    guard read + 1 < count else { return false }
    let letter = source[read + 1]
    read += 2
    switch letter {
    case JSONByte.quote, JSONByte.backslash, 0x2F: put(letter)
    case 0x62: put(0x08)  // \b
    case 0x66: put(0x0C)  // \f
    case 0x6E: put(JSONByte.lineFeed)  // \n
    case 0x72: put(JSONByte.carriageReturn)  // \r
    case 0x74: put(JSONByte.tab)  // \t
    case 0x75: return replaceUnicode()  // \u
    default: return false
    }
    return true
  }

  private mutating func put(_ byte: UInt8) {
    target[written] = byte
    written += 1
  }

  private mutating func replaceUnicode() -> Bool {
    guard let unit = takeHexadecimal() else { return false }
    if unit & 0xFC00 == 0xD800, read + 1 < count, source[read] == JSONByte.backslash,
      source[read + 1] == 0x75
    {
      let mark = read
      read += 2
      guard let low = takeHexadecimal() else { return false }
      if low & 0xFC00 == 0xDC00 {
        put(Unicode.Scalar(0x10000 + (unit & 0x3FF) &<< 10 + low & 0x3FF) ?? "\u{FFFD}")
        return true
      }
      // The second escape stands for itself.
      read = mark
    }
    // Half a pair is no character.
    put(Unicode.Scalar(unit) ?? "\u{FFFD}")
    return true
  }

  private mutating func takeHexadecimal() -> UInt32? {
    guard read + 4 <= count else { return nil }
    var unit: UInt32 = 0
    for digit in read..<read + 4 {
      let byte = source[digit]
      let value: UInt8
      switch byte {
      case 0x30...0x39: value = byte - 0x30
      case 0x41...0x46: value = byte - 0x41 + 10
      case 0x61...0x66: value = byte - 0x61 + 10
      default: return nil
      }
      unit = unit &<< 4 | Unicode.Scalar(value).value
    }
    read += 4
    return unit
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    for byte in scalar.utf8 { put(byte) }
  }
}
