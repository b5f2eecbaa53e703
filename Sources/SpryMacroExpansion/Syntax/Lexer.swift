/// Cuts a source into tokens, by the rules of the language's own lexer.
///
/// Strings and regex literals are one token each, whatever is in them. Each opening bracket learns
/// where it closes, so that the parser steps over a body without a look at it.
struct Lexer {
  /// The source, with four zeros behind it, so that a look ahead needs no check of the bounds.
  let bytes: UnsafePointer<UInt8>
  let start: Int
  let end: Int
  var position: Int
  var tokens: TokenList
  var brackets = OpenBrackets()

  /// The token before, also one within an interpolation, which is not in ``tokens``.
  var previous = Token(kind: .semicolon, start: 0, end: 0)
  var isAtLineStart = true
  var followsTrivia = true
  /// The strings that the position is in an interpolation of, the innermost last.
  var interpolations: [Interpolation] = []
  /// The fewest `#` of a regex literal over several lines that did not end.
  var unendedRegexPounds: Int?

  /// Up to where no string of one line ends with this many `#`, or more.
  var unendedRawLine = (end: 0, pounds: 0)

  let keywords = KeywordTable.shared

  /// The tokens of a source; there is always one for its end.
  ///
  /// - Parameters:
  ///   - bytes: The source, with four zeros behind the range.
  ///   - range: What of the source is read.
  static func tokenize(_ bytes: UnsafePointer<UInt8>, _ range: SourceRange) -> TokenList {
    var lexer = Lexer(bytes: bytes, range: range)
    lexer.tokenize()
    return lexer.tokens
  }

  private init(bytes: UnsafePointer<UInt8>, range: SourceRange) {
    self.bytes = bytes
    start = range.lowerBound
    position = range.lowerBound
    end = range.upperBound
    tokens = TokenList(capacity: range.count / 4)
  }

  private mutating func tokenize() {
    while skipTrivia() { lexToken() }
    // What is still open ends with the source.
    interpolations.removeAll()
    brackets.closeAll(at: tokens.count, in: tokens.start)
    position = end
    add(.endOfFile, from: end)
  }

  private mutating func lexToken() {
    let start = position
    let byte = bytes[position]
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
      if bytes[start + 1] == ASCII.colon {
        position += 2
        add(.doubleColon, from: start)
      } else {
        addSingle(.colon)
      }
    case ASCII.quote: lexString(pounds: 0, from: start)
    case ASCII.pound: lexPound()
    case ASCII.backtick: lexQuotedIdentifier(from: start)
    case ASCII.period:
      if bytes[start + 1] == ASCII.period || bytes[start + 1].isOperator {
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

  /// Adds the bytes from `start` to the position as a token, unless they are in an interpolation.
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
      brackets.close(kind, at: tokens.count, in: tokens.start)
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
