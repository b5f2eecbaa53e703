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
  var start: Int32
  var end: Int32
  /// Of an opening bracket, or `#if`, the index of the token that closes it.
  ///
  /// That need not be a bracket of its kind, where brackets do not match: `}` closes all within.
  var partner: Int32 = 0
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
  var length: Int { Int(end &- start) }

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

/// The tokens of a source, with one for its end.
///
/// They lie in memory of its own and not in an array, whose elements cost a call each in a debug build.
struct TokenList: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Token>
  private(set) var count = 0
  private var capacity: Int

  /// - Parameter capacity: Tokens that there is room for at first.
  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  deinit {
    start.deallocate()
  }

  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (start + count).initialize(to: token)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

/// The brackets that are open at a place, and how they close; `#if` and `#endif` are such, too.
///
/// A brace closes all brackets that were opened after its own. Another one closes those up to its own,
/// or nothing if its own is not open within the braces.
struct OpenBrackets {
  /// How many of each kind are open within the innermost braces, and braces in all.
  private struct Counts {
    var parens = 0
    var squares = 0
    var conditions = 0
  }

  private struct Bracket {
    var kind: Token.Kind
    var index: Int
    /// Of a brace, the counts around it.
    var outer: Counts
  }

  private var stack: [Bracket] = []
  private var counts = Counts()
  private var braces = 0

  mutating func open(_ kind: Token.Kind, at index: Int) {
    stack.append(Bracket(kind: kind, index: index, outer: counts))
    switch kind {
    case .leftParen: counts.parens += 1
    case .leftSquare: counts.squares += 1
    case .poundIf: counts.conditions += 1
    default:
      braces += 1
      counts = Counts()
    }
  }

  mutating func close(_ kind: Token.Kind, at index: Int, in tokens: UnsafeMutablePointer<Token>) {
    switch kind {
    case .rightParen: if counts.parens > 0 { pop(to: .leftParen, at: index, in: tokens) }
    case .rightSquare: if counts.squares > 0 { pop(to: .leftSquare, at: index, in: tokens) }
    case .poundEndif: if counts.conditions > 0 { pop(to: .poundIf, at: index, in: tokens) }
    default: if braces > 0 { pop(to: .leftBrace, at: index, in: tokens) }
    }
  }

  mutating func closeAll(at index: Int, in tokens: UnsafeMutablePointer<Token>) {
    for bracket in stack { tokens[bracket.index].partner = Int32(truncatingIfNeeded: index) }
    stack.removeAll()
  }

  private mutating func pop(
    to kind: Token.Kind, at index: Int, in tokens: UnsafeMutablePointer<Token>
  ) {
    while let bracket = stack.popLast() {
      tokens[bracket.index].partner = Int32(truncatingIfNeeded: index)
      switch bracket.kind {
      case .leftParen: counts.parens -= 1
      case .leftSquare: counts.squares -= 1
      case .poundIf: counts.conditions -= 1
      default:
        braces -= 1
        counts = bracket.outer
      }
      if bracket.kind == kind { return }
    }
  }
}
