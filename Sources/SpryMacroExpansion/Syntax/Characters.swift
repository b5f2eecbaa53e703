/// Bytes that the lexer asks for, as constants that cost nothing in a debug build.
enum ASCII {
  static var tab: UInt8 { @inline(__always) get { 0x09 } }
  static var newline: UInt8 { @inline(__always) get { 0x0A } }
  static var carriageReturn: UInt8 { @inline(__always) get { 0x0D } }
  static var space: UInt8 { @inline(__always) get { 0x20 } }
  static var exclamation: UInt8 { @inline(__always) get { 0x21 } }
  static var quote: UInt8 { @inline(__always) get { 0x22 } }
  static var pound: UInt8 { @inline(__always) get { 0x23 } }
  static var ampersand: UInt8 { @inline(__always) get { 0x26 } }
  static var leftParen: UInt8 { @inline(__always) get { 0x28 } }
  static var rightParen: UInt8 { @inline(__always) get { 0x29 } }
  static var asterisk: UInt8 { @inline(__always) get { 0x2A } }
  static var plus: UInt8 { @inline(__always) get { 0x2B } }
  static var comma: UInt8 { @inline(__always) get { 0x2C } }
  static var minus: UInt8 { @inline(__always) get { 0x2D } }
  static var period: UInt8 { @inline(__always) get { 0x2E } }
  static var slash: UInt8 { @inline(__always) get { 0x2F } }
  static var colon: UInt8 { @inline(__always) get { 0x3A } }
  static var semicolon: UInt8 { @inline(__always) get { 0x3B } }
  static var less: UInt8 { @inline(__always) get { 0x3C } }
  static var equal: UInt8 { @inline(__always) get { 0x3D } }
  static var greater: UInt8 { @inline(__always) get { 0x3E } }
  static var question: UInt8 { @inline(__always) get { 0x3F } }
  static var at: UInt8 { @inline(__always) get { 0x40 } }
  static var leftSquare: UInt8 { @inline(__always) get { 0x5B } }
  static var backslash: UInt8 { @inline(__always) get { 0x5C } }
  static var rightSquare: UInt8 { @inline(__always) get { 0x5D } }
  static var underscore: UInt8 { @inline(__always) get { 0x5F } }
  static var backtick: UInt8 { @inline(__always) get { 0x60 } }
  static var leftBrace: UInt8 { @inline(__always) get { 0x7B } }
  static var rightBrace: UInt8 { @inline(__always) get { 0x7D } }
  static var tilde: UInt8 { @inline(__always) get { 0x7E } }
}

/// What a byte may be part of, as a table of 256 places.
struct ByteClass: @unchecked Sendable {
  // Unchecked because of the pointer, to memory that nobody writes after `init`.
  private let flags: UnsafePointer<UInt8>

  static let shared = ByteClass()

  private init() {
    let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    flags.initialize(repeating: 0, count: 256)
    for byte in 0..<256 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
        flags[byte] = 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): flags[byte] = 1 | 8
      default: break
      }
    }
    for byte in "/=-+*%<>!&|^~?".utf8 { flags[Int(byte)] = 2 }
    for byte in " \t\n\r\u{0B}\u{0C}\0".utf8 { flags[Int(byte)] = 4 }
    self.flags = UnsafePointer(flags)
  }

  /// Whether it continues an identifier, or is a part of a character beyond ASCII.
  @inline(__always)
  func isIdentifier(_ byte: UInt8) -> Bool { flags[Int(byte)] & 1 != 0 }

  @inline(__always)
  func isOperator(_ byte: UInt8) -> Bool { flags[Int(byte)] & 2 != 0 }

  @inline(__always)
  func isSpace(_ byte: UInt8) -> Bool { flags[Int(byte)] & 4 != 0 }

  @inline(__always)
  func isDigit(_ byte: UInt8) -> Bool { flags[Int(byte)] & 8 != 0 }
}

/// A character beyond ASCII, and how many bytes it takes.
struct LexedScalar {
  var value: UInt32
  var width: Int
}

extension Lexer {
  /// Decodes a character, taking a byte that does not begin one for a character.
  func unicodeScalar(at index: Int) -> LexedScalar {
    let first = UInt32(bytes[index])
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard count > 1 else { return LexedScalar(value: 0xFFFD, width: 1) }
    var value = first & (0x7F >> UInt32(count))
    var position = 1
    while position < count {
      let byte = UInt32(bytes[index + position])
      guard byte & 0xC0 == 0x80 else { return LexedScalar(value: 0xFFFD, width: 1) }
      value = value << 6 | (byte & 0x3F)
      position += 1
    }
    return LexedScalar(value: value, width: count)
  }
}

extension LexedScalar {
  /// A space that does not break, and the byte order mark.
  var isSpace: Bool { value == 0xA0 || value == 0xFEFF }

  /// Whether an operator may begin with it: the ranges in the grammar of operators.
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

  /// Whether an operator may go on with it: marks that combine with what is before.
  var isOperatorContinuation: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: isOperator
    }
  }
}
