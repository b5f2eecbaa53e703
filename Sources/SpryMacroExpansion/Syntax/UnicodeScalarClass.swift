/// A character beyond ASCII, and how many bytes it takes.
struct LexedScalar {
  var value: UInt32
  var width: Int
}

extension Lexer {
  /// Decodes a character, taking a byte that does not begin one for a character.
  func unicodeScalar(at index: Int) -> LexedScalar {
    // By way of `UnicodeScalar`, because the initializers of integers are generic (see `number`).
    let first = UnicodeScalar(bytes[index]).value
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard count > 1 else { return LexedScalar(value: 0xFFFD, width: 1) }
    var value = first & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    var position = 1
    while position < count {
      let byte = UnicodeScalar(bytes[index + position]).value
      guard byte & 0xC0 == 0x80 else { return LexedScalar(value: 0xFFFD, width: 1) }
      value = value &<< 6 | (byte & 0x3F)
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
