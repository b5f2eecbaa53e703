extension UInt8 {
  /// Whether the byte can be part of an identifier, or belongs to a character beyond ASCII.
  package var isIdentifier: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, ASCII.underscore, 0x80..., 0x24: true
    default: isDigit
    }
  }

  var isDigit: Bool { 0x30...0x39 ~= self }

  /// Whether the byte is white space, or the zero that the compiler treats as such.
  package var isSpace: Bool {
    switch self {
    case ASCII.space, 0x09...0x0D, 0: true
    default: false
    }
  }

  /// Whether the byte ends a line.
  var isNewline: Bool { self == ASCII.newline || self == ASCII.carriageReturn }

  /// Whether the byte can be part of an operator: `/ = - + * % < > ! & | ^ ~ ?`
  var isOperator: Bool {
    switch self {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }
}
