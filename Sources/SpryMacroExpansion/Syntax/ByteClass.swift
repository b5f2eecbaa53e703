// What a byte may be part of. Comparisons alone, which a debug build runs in place; the likely ones
// come first.
extension UInt8 {
  /// Whether it continues an identifier, or is a part of a character beyond ASCII.
  @inline(__always)
  var isIdentifier: Bool {
    if self >= 0x61 { return self <= 0x7A || self >= 0x80 }
    if self >= 0x41 { return self <= 0x5A || self == ASCII.underscore }
    return isDigit || self == 0x24
  }

  @inline(__always)
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether it is white space, or the zero that the compiler takes for it.
  @inline(__always)
  var isSpace: Bool { self == ASCII.space || self >= 0x09 && self <= 0x0D || self == 0 }

  /// Whether it is of an operator: `/ = - + * % < > ! & | ^ ~ ?`
  @inline(__always)
  var isOperator: Bool {
    if self >= 0x3C { return self <= 0x3F || self == 0x5E || self == 0x7C || self == 0x7E }
    if self >= 0x2A { return self <= 0x2B || self == 0x2D || self == 0x2F }
    return self == 0x21 || self == 0x25 || self == 0x26
  }
}
