internal import DeclarationParser

/// A JSON value.
enum JSONValue: Sendable, Equatable {
  case string(String)
  /// A number, `true`, `false`, or `null`, as the text spells it.
  case scalar(String)
  case array([JSONValue])
  /// The fields, in their order.
  case object([Field])

  struct Field: Sendable, Equatable {
    let name: String
    let value: JSONValue
  }

  /// The field of an object with a name.
  ///
  /// - Returns: The value, or `nil` if this is not an object, or if the field is missing or `null`.
  subscript(name: String) -> JSONValue? {
    guard let value = fields?.first(where: { $0.name == name })?.value else { return nil }
    return value == .scalar("null") ? nil : value
  }

  /// The fields, or `nil` if this is not an object.
  var fields: [Field]? { if case .object(let fields) = self { fields } else { nil } }

  /// The elements, or `nil` if this is not an array.
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The string, or `nil` if this is not one.
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The number, or `nil` if this is not an integer that an `Int` can hold.
  var integer: Int? { if case .scalar(let text) = self { Int(text) } else { nil } }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
  init(dictionaryLiteral fields: (String, JSONValue)...) {
    self = .object(fields.map { Field(name: $0.0, value: $0.1) })
  }

  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  init(stringLiteral string: String) { self = .string(string) }

  init(integerLiteral integer: Int) { self = .scalar(String(integer)) }
}

// MARK: - Writing

extension JSONValue {
  /// The value as JSON text.
  var text: String {
    switch self {
    case .string(let string): Self.quoted(string)
    case .scalar(let text): text
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let fields):
      "{\(fields.map { "\(Self.quoted($0.name)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  /// Adds the quotation marks, and escapes the characters that a JSON string cannot contain.
  private static func quoted(_ string: String) -> String {
    var (string, text) = (string, [ASCII.quote])
    string.withUTF8 { buffer in
      guard let bytes = buffer.baseAddress else { return }
      // Most bytes need no escape. In debug, they are copied much faster together.
      var start = 0
      for index in escapedIndices(of: bytes, count: buffer.count) {
        text += UnsafeBufferPointer(rebasing: buffer[start..<index])
        text += escape(bytes[index]).utf8
        start = index + 1
      }
      text += UnsafeBufferPointer(rebasing: buffer[start...])
    }
    return String(decoding: text + [ASCII.quote], as: UTF8.self)
  }

  private static func escapedIndices(of bytes: UnsafePointer<UInt8>, count: Int) -> [Int] {
    let (quote, backslash, space) = (ASCII.quote, ASCII.backslash, ASCII.space)
    var (indices, index) = ([Int](), 0)
    while index < count {
      let byte = bytes[index]
      if byte == quote || byte == backslash || byte < space { indices.append(index) }
      index += 1
    }
    return indices
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case ASCII.quote: return "\\\""
    case ASCII.backslash: return "\\\\"
    case ASCII.newline: return "\\n"
    case ASCII.carriageReturn: return "\\r"
    case ASCII.tab: return "\\t"
    default:
      let digits = String(byte, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
  }
}
