/// Writes JSON.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes what is JSON already.
  mutating func raw(_ json: StaticString) {
    bytes += UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount)
  }

  mutating func integer(_ value: Int) {
    bytes += Array(String(value).utf8)
  }

  /// Writes a string with its quotes.
  mutating func string(_ value: String) {
    var value = value
    bytes.append(JSONByte.quote)
    bytes += value.withUTF8(escaped)
    bytes.append(JSONByte.quote)
  }

  mutating func array<Element>(
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    raw("[")
    var isFirst = true
    for element in elements {
      if !isFirst { raw(",") }
      isFirst = false
      write(&self, element)
    }
    raw("]")
  }
}

/// Replaces what may not stand in a JSON string.
private func escaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  guard let source = text.baseAddress else { return [] }
  // Pointers, for the reason that JSONCursor names.
  var length = text.count
  for index in 0..<text.count {
    let byte = source[index]
    if byte == JSONByte.quote || byte == JSONByte.backslash {
      length += 1
    } else if byte < JSONByte.space {
      length += shortEscape(byte) == nil ? 5 : 1
    }
  }
  return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
    count = length
    guard let target = buffer.baseAddress else { return }
    var written = 0
    func put(_ byte: UInt8) {
      target[written] = byte
      written += 1
    }
    for index in 0..<text.count {
      let byte = source[index]
      if byte == JSONByte.quote || byte == JSONByte.backslash {
        put(JSONByte.backslash)
        put(byte)
      } else if byte >= JSONByte.space {
        target[written] = byte
        written += 1
      } else if let letter = shortEscape(byte) {
        put(JSONByte.backslash)
        put(letter)
      } else {
        for byte in [JSONByte.backslash, 0x75, JSONByte.zero, JSONByte.zero] { put(byte) }
        put(hexadecimal(byte &>> 4))
        put(hexadecimal(byte & 0xF))
      }
    }
  }
}

/// The digit of a number below 16.
private func hexadecimal(_ number: UInt8) -> UInt8 {
  number < 10 ? JSONByte.zero + number : 0x61 + number - 10
}

/// The letter that stands for a control character after a backslash, if one does.
private func shortEscape(_ byte: UInt8) -> UInt8? {
  switch byte {
  case JSONByte.lineFeed: 0x6E
  case JSONByte.carriageReturn: 0x72
  case JSONByte.tab: 0x74
  default: nil
  }
}
