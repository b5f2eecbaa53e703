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
    var text: [UInt8] = [ASCII.quote]
    for byte in string.utf8 {
      switch byte {
      case ASCII.quote, ASCII.backslash: text += [ASCII.backslash, byte]
      case ASCII.newline: text += "\\n".utf8
      case ASCII.carriageReturn: text += "\\r".utf8
      case ASCII.tab: text += "\\t".utf8
      case ..<ASCII.space:
        let digits = String(byte, radix: 16)
        text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: text.append(byte)
      }
    }
    return String(decoding: text + [ASCII.quote], as: UTF8.self)
  }
}
