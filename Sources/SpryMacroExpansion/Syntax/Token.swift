/// A token, without the trivia around it.
struct Token {
  enum Kind {
    case endOfFile
    case identifier, quotedIdentifier, wildcard
    case number, string, regex
    case symbol, equal, arrow, postfixQuestion, infixQuestion, exclamation
    case period, comma, colon, doubleColon, semicolon, at, backslash
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    /// `#name`
    case poundName
    case poundIf, poundElseif, poundElse, poundEndif
    case unknown
  }

  /// Whether an operator stands before, between or after what it applies to.
  enum Fixity {
    case prefix, infix, postfix
  }

  var kind: Kind
  /// What an identifier without backticks means.
  var keyword = Keyword.none
  var fixity = Fixity.infix
  /// Whether it is the first of its line.
  var isAtLineStart = false
  /// Whether a space, a line break or a comment stands before it.
  var followsTrivia = false
  /// UTF-8 offsets from the start of the source.
  var start: Int
  var end: Int
  /// Of an opening bracket, or `#if`, the index of the token that closes it.
  ///
  /// That need not be a bracket of its kind, where brackets do not match: `}` closes all within.
  var partner = 0
}

extension Token.Kind {
  // A comparison of enumerations is a call in a debug build, and this one is made for each token.
  @inline(__always)
  static func == (left: Token.Kind, right: Token.Kind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  @inline(__always)
  static func != (left: Token.Kind, right: Token.Kind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }

  /// The bracket that closes this one.
  var closing: Token.Kind? {
    switch self {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    default: nil
    }
  }
}

extension Token {
  var length: Int { end &- start }

  /// Whether it is a name, or a word that is one where no keyword is looked for.
  var isName: Bool {
    switch kind {
    case .identifier: !keyword.isReserved
    case .quotedIdentifier: true
    default: false
    }
  }

  /// Whether it is an identifier, be it a keyword, or `_`.
  var isLabel: Bool {
    switch kind {
    case .identifier, .quotedIdentifier, .wildcard: true
    default: false
    }
  }
}
