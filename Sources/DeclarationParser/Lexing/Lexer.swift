/// Splits a source into tokens, by the rules of the compiler's lexer.
///
/// A string or a regex literal is one token. Each opening bracket has the index of the token that
/// closes it, so that the parser can skip a body.
struct Lexer {
  let source: SourceText
  let start: Int
  let end: Int
  var position: Int
  var tokens: [Token] = []
  var brackets = OpenBrackets()

  /// The previous token. It can be within an interpolation, and so not in ``tokens``.
  var previous = Token(kind: .semicolon, start: 0, end: 0)
  var isAtLineStart = true
  var followsTrivia = true
  /// The strings that have an interpolation around the position, the innermost last.
  var interpolations: [Interpolation] = []

  /// The tokens of a part of a source. The last one stands for its end.
  static func tokens(of source: SourceText, in range: SourceRange) -> [Token] {
    var lexer = Lexer(source: source, range: range)
    while lexer.skipTrivia() { lexer.lexToken() }
    // The end of the source closes everything that is still open.
    lexer.interpolations.removeAll()
    lexer.brackets.closeAll(at: lexer.tokens.count, in: &lexer.tokens)
    lexer.position = lexer.end
    lexer.add(.endOfFile, from: lexer.end)
    return lexer.tokens
  }

  private init(source: SourceText, range: SourceRange) {
    self.source = source
    start = range.lowerBound
    position = range.lowerBound
    end = range.upperBound
  }

  private mutating func lexToken() {
    let start = position
    let byte = source[position]
    switch byte {
    case ASCII.leftParen: open(.leftParen)
    case ASCII.leftSquare: open(.leftSquare)
    case ASCII.leftBrace: open(.leftBrace)
    case ASCII.rightParen: close(.rightParen)
    case ASCII.rightSquare: close(.rightSquare)
    case ASCII.rightBrace: close(.rightBrace)
    case ASCII.comma: addSingle(.comma)
    case ASCII.semicolon: addSingle(.semicolon)
    case ASCII.at: addSingle(.at)
    case ASCII.backslash: addSingle(.backslash)
    case ASCII.colon:
      if source[start + 1] == ASCII.colon {
        position += 2
        add(.doubleColon, from: start)
      } else {
        addSingle(.colon)
      }
    case ASCII.quote: lexString(pounds: 0, from: start)
    case ASCII.pound: lexPound()
    case ASCII.backtick: lexQuotedIdentifier(from: start)
    case ASCII.period:
      if source[start + 1] == ASCII.period || source[start + 1].isOperator {
        lexOperator()
      } else {
        addSingle(.period)
      }
    default:
      if byte.isDigit {
        lexNumber()
      } else if byte.isIdentifier {
        lexIdentifier()
      } else if byte.isOperator {
        lexOperator()
      } else {
        addSingle(.unknown)
      }
    }
  }

  /// Adds a token from `start` to the position, unless it is in an interpolation.
  mutating func add(
    _ kind: Token.Kind, keyword: Keyword = .none, fixity: Token.Fixity = .infix, from start: Int
  ) {
    previous = Token(
      kind: kind,
      keyword: keyword,
      fixity: fixity,
      isAtLineStart: isAtLineStart,
      followsTrivia: followsTrivia,
      start: start,
      end: position
    )
    if interpolations.isEmpty { tokens.append(previous) }
    isAtLineStart = false
    followsTrivia = false
  }

  mutating func addSingle(_ kind: Token.Kind) {
    let start = position
    position += 1
    add(kind, from: start)
  }

  private mutating func open(_ kind: Token.Kind) {
    if interpolations.isEmpty {
      brackets.open(kind, at: tokens.count)
    } else if kind == .leftParen {
      interpolations[interpolations.count - 1].parentheses += 1
    }
    addSingle(kind)
  }

  private mutating func close(_ kind: Token.Kind) {
    if interpolations.isEmpty {
      brackets.close(kind, at: tokens.count, in: &tokens)
    } else if kind == .rightParen {
      let last = interpolations.count - 1
      if interpolations[last].parentheses == 0 {
        position += 1
        let string = interpolations.removeLast()
        return lexStringBody(string)
      }
      interpolations[last].parentheses -= 1
    }
    addSingle(kind)
  }
}
