/// The bytes that mean something to the lexer.
package enum ASCII {
  package static let tab: UInt8 = 0x09
  package static let newline: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let exclamation: UInt8 = 0x21
  package static let quote: UInt8 = 0x22
  package static let pound: UInt8 = 0x23
  package static let leftParen: UInt8 = 0x28
  package static let rightParen: UInt8 = 0x29
  package static let asterisk: UInt8 = 0x2A
  package static let plus: UInt8 = 0x2B
  package static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  package static let period: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let colon: UInt8 = 0x3A
  package static let semicolon: UInt8 = 0x3B
  package static let less: UInt8 = 0x3C
  package static let greater: UInt8 = 0x3E
  package static let question: UInt8 = 0x3F
  package static let at: UInt8 = 0x40
  package static let leftSquare: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let rightSquare: UInt8 = 0x5D
  package static let underscore: UInt8 = 0x5F
  package static let backtick: UInt8 = 0x60
  package static let leftBrace: UInt8 = 0x7B
  package static let rightBrace: UInt8 = 0x7D
  package static let tilde: UInt8 = 0x7E
}

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

extension Unicode.Scalar {
  /// Whether this is a no-break space, or the byte order mark.
  var isSpace: Bool { value == 0xA0 || value == 0xFEFF }

  /// Whether an operator can begin with this, by the grammar of operators.
  var isOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
      0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether an operator can continue with this. Combining marks can only continue one.
  var isOperatorContinuation: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: isOperator
    }
  }
}
