internal import CSpryMacrosPlugin

/// A place in a JSON text, from which values are stepped over without reading them.
///
/// A pointer and a count instead of a buffer, and the C library's search instead of a loop: users run
/// this in a debug build, where each subscript of a buffer is a call.
struct JSONCursor {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var index = 0

  var isAtEnd: Bool { index == count }

  mutating func skipSpace() {
    while index < count {
      let byte = bytes[index]
      guard
        byte == JSONByte.space || byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn
          || byte == JSONByte.tab
      else { return }
      index += 1
    }
  }

  /// Steps over a byte if it is there, and over the space after it.
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < count, bytes[index] == byte else { return false }
    index += 1
    skipSpace()
    return true
  }

  /// Steps over a value and the space after it; nil where none ends here.
  ///
  /// What is in an object or array is not looked at, beyond its brackets and strings.
  mutating func takeValue() -> JSONValue? {
    let start = index
    guard index < count else { return nil }
    let first = bytes[index]
    if first == JSONByte.quote {
      guard skipString() else { return nil }
    } else if first == JSONByte.openBrace || first == JSONByte.openBracket {
      guard skipContainer() else { return nil }
    } else {
      guard skipScalar() else { return nil }
    }
    let value = JSONValue(bytes: bytes + start, count: index - start)
    skipSpace()
    return value
  }

  /// Steps over an object and the space after it; nil where none ends here.
  mutating func takeObject() -> JSONObject? {
    guard take(JSONByte.openBrace) else { return nil }
    var object = JSONObject()
    if take(JSONByte.closeBrace) { return object }
    repeat {
      guard let key = takeValue(), key.bytes[0] == JSONByte.quote, take(JSONByte.colon),
        let value = takeValue()
      else { return nil }
      object.members.append((key, value))
    } while take(JSONByte.comma)
    return take(JSONByte.closeBrace) ? object : nil
  }

  /// Steps from one quote over the next one that no backslash escapes.
  private mutating func skipString() -> Bool {
    guard let quote = cspry_end_of_string(bytes + index + 1, bytes + count) else { return false }
    index = quote - bytes + 1
    return true
  }

  /// Steps over brackets and all in them.
  private mutating func skipContainer() -> Bool {
    // No recursion, so that no nesting is too deep.
    var depth = 0
    while index < count {
      let byte = bytes[index]
      if byte == JSONByte.quote {
        guard skipString() else { return false }
        continue
      }
      index += 1
      if byte == JSONByte.openBrace || byte == JSONByte.openBracket {
        depth += 1
      } else if byte == JSONByte.closeBrace || byte == JSONByte.closeBracket {
        depth -= 1
        if depth == 0 { return true }
      }
    }
    return false
  }

  /// Steps over a number, `true`, `false` or `null`.
  private mutating func skipScalar() -> Bool {
    let start = index
    while index < count {
      let byte = bytes[index]
      guard
        byte > JSONByte.space && byte != JSONByte.comma && byte != JSONByte.colon
          && byte != JSONByte.quote
          && byte | 0x20 != JSONByte.openBrace && byte | 0x20 != JSONByte.closeBrace
      else { break }
      index += 1
    }
    return index > start
  }
}
