internal import DeclarationParser

extension JSONValue {
  /// Parses a JSON text.
  ///
  /// - Returns: The value, or `nil` if the text is not exactly one value, or is nested too deeply.
  init?(parsing text: [UInt8]) {
    var parser = JSONParser(bytes: text)
    parser.skipSpace()
    guard let value = parser.parseValue(), parser.index == text.count else { return nil }
    self = value
  }
}

private struct JSONParser {
  /// The compiler's messages have a depth of about 6. The limit protects the stack.
  private static let deepestNesting = 100

  let bytes: [UInt8]
  var index = 0
  var depth = 0

  /// Parses a value and the space after it.
  mutating func parseValue() -> JSONValue? {
    guard index < bytes.count, depth < Self.deepestNesting else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[index] {
    case ASCII.quote: return parseString().map(JSONValue.string)
    case ASCII.leftBrace:
      return parseList(until: ASCII.rightBrace) { $0.parseField() }.map(JSONValue.object)
    case ASCII.leftSquare:
      return parseList(until: ASCII.rightSquare) { $0.parseValue() }.map(JSONValue.array)
    default: return parseScalar()
    }
  }

  private mutating func parseField() -> JSONValue.Field? {
    guard index < bytes.count, bytes[index] == ASCII.quote, let name = parseString(),
      take(ASCII.colon), let value = parseValue()
    else { return nil }
    return JSONValue.Field(name: name, value: value)
  }

  /// Parses elements with commas between them, and the brackets around them.
  private mutating func parseList<Element>(
    until end: UInt8,
    _ parseElement: (inout JSONParser) -> Element?
  ) -> [Element]? {
    index += 1
    skipSpace()
    var elements: [Element] = []
    if take(end) { return elements }
    repeat {
      guard let element = parseElement(&self) else { return nil }
      elements.append(element)
    } while take(ASCII.comma)
    return take(end) ? elements : nil
  }

  /// Parses a number, `true`, `false`, or `null`.
  private mutating func parseScalar() -> JSONValue? {
    let start = index
    while index < bytes.count, bytes[index].canStandInScalar { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["true", "false", "null"].contains(text) || Double(text) != nil else { return nil }
    skipSpace()
    return .scalar(text)
  }

  /// Consumes a byte, if it is next, and the space after it.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    skipSpace()
    return true
  }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
  }
}

// MARK: - Strings

extension JSONParser {
  /// Parses a string, and the space after it. Invalid UTF-8 becomes U+FFFD.
  private mutating func parseString() -> String? {
    index += 1
    var text = ""
    while true {
      let start = index
      while index < bytes.count, bytes[index] != ASCII.quote, bytes[index] != ASCII.backslash {
        index += 1
      }
      text += String(decoding: bytes[start..<index], as: UTF8.self)
      if take(ASCII.quote) { return text }
      guard let escaped = parseEscape() else { return nil }
      text += escaped
    }
  }

  /// Parses an escape, or `nil` if JSON has no such escape.
  private mutating func parseEscape() -> String? {
    guard index + 1 < bytes.count else { return nil }
    let letter = UnicodeScalar(bytes[index + 1])
    if letter == "u" { return parseUnicodeEscapes() }
    index += 2
    switch letter {
    case "\"", "\\", "/": return String(letter)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    default: return nil
    }
  }

  /// Parses all `\uXXXX` that follow each other, because two may form one character.
  private mutating func parseUnicodeEscapes() -> String? {
    var units: [UInt16] = []
    while index + 1 < bytes.count, bytes[index] == ASCII.backslash,
      UnicodeScalar(bytes[index + 1]) == "u"
    {
      guard index + 6 <= bytes.count else { return nil }
      var unit: UInt16 = 0
      for byte in bytes[index + 2..<index + 6] {
        guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
        unit = unit << 4 | UInt16(digit)
      }
      units.append(unit)
      index += 6
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a number or a word.
  fileprivate var canStandInScalar: Bool {
    isIdentifier || self == ASCII.minus || self == ASCII.plus || self == ASCII.period
  }
}
