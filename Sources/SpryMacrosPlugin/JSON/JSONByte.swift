/// The characters that JSON is made of.
///
/// Not `UInt8(ascii:)`, which is a call with a check each time in a debug build, as a user's is.
enum JSONByte {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }
}
