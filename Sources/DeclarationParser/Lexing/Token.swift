/// A token, without trivia.
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

  /// The position of an operator relative to its operands.
  enum Fixity {
    case prefix, infix, postfix
  }

  var kind: Kind
  /// The keyword, if it is an identifier without backticks.
  var keyword = Keyword.none
  var fixity = Fixity.infix
  /// Whether it is the first token of its line.
  var isAtLineStart = false
  /// Whether a space, a line break, or a comment is before it.
  var followsTrivia = false
  /// UTF-8 offsets from the start of the source.
  var start: Int
  var end: Int
  /// The index of the token that closes an opening bracket or an `#if`.
  ///
  /// If brackets do not match, it can be a token of another kind. A `}` closes everything inside.
  var partner = 0
}

extension Token.Kind {
  /// The kind of an operator that is not directly after an operand.
  init(operator text: String) {
    switch text {
    case "=": self = .equal
    case "?": self = .infixQuestion
    case ".": self = .period
    case "->": self = .arrow
    default: self = .symbol
    }
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
  var length: Int { end - start }

  /// Whether it can be a name.
  var isName: Bool {
    switch kind {
    case .identifier: !keyword.isReserved
    case .quotedIdentifier: true
    default: false
    }
  }

  /// Whether it is an identifier, a keyword, or `_`.
  var isLabel: Bool {
    [.identifier, .quotedIdentifier, .wildcard].contains(kind)
  }
}
