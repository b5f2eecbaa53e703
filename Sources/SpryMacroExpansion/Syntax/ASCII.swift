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
