/// The bytes that mean something to the lexer.
package enum ASCII {
  package static let tab: UInt8 = 0x09
  package static let newline: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let exclamation: UInt8 = 0x21
  package static let quote: UInt8 = 0x22
  package static let pound: UInt8 = 0x23
  package static let ampersand: UInt8 = 0x26
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
  package static let equal: UInt8 = 0x3D
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
