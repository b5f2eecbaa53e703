/// Parses declarations. It skips bodies and initial values.
///
/// Unexpected tokens make it throw. The nearest list of members catches that, and continues where
/// the next declaration can start.
struct Parser {
  /// An unexpected token.
  struct Mismatch: Error {}

  let source: SourceText
  private let tokens: [Token]
  /// The index of the last token, which stands for the end of the source.
  let endIndex: Int
  private(set) var index = 0
  /// The token at the index, or the rest of it after a part was consumed.
  private(set) var current: Token
  /// The end of the previous token.
  private(set) var previousEnd = 0
  /// The number of types and declarations around the position.
  private var depth = 0
  private var typeDepth = 0
  /// The number of `wrap()` calls since the outermost type started.
  private var wraps = 0
  /// The lists of generic arguments and their ends, by their starts, or `nil` for a `<` that starts
  /// no list.
  var genericArguments: [Int: (list: [TypeSyntax], end: Place)?] = [:]

  /// Creates a parser of a part of a source. Its results have ranges of the whole source.
  init(_ source: SourceText, _ range: SourceRange) {
    self.source = source
    tokens = Lexer.tokens(of: source, in: range)
    endIndex = tokens.count - 1
    current = tokens[0]
  }
}

// MARK: - Looking at tokens

extension Parser {
  func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

  /// Whether the token is a word without backticks.
  func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

  /// Whether the token is an operator that starts with a byte.
  func at(prefix byte: UInt8) -> Bool {
    current.kind == .symbol && source[current.start] == byte
  }

  func at(operator text: String) -> Bool {
    current.kind == .symbol && source[current.start..<current.end] == text
  }

  /// A token after the current one.
  func peek(_ distance: Int = 1) -> Token { token(index + distance) }

  /// The token at an index.
  func token(_ index: Int) -> Token { tokens[min(index, endIndex)] }

  /// The index after a token, or after the bracket that closes it.
  func indexBehind(_ index: Int) -> Int {
    guard let closing = token(index).kind.closing else { return index + 1 }
    let partner = token(index).partner
    return token(partner).kind == closing ? partner + 1 : partner
  }

  /// The index after the attributes that start at an index.
  func indexBehindAttributes(_ index: Int) -> Int {
    var index = index
    while token(index).kind == .at {
      index += 2
      while token(index).kind == .period { index += 2 }
      if token(index).kind == .leftParen, !token(index).isAtLineStart {
        index = indexBehind(index)
      }
    }
    return index
  }

  /// The index after the `#endif` of an `#if`, if it has one.
  func endOfConditional(_ index: Int) -> Int? {
    let partner = token(index).partner
    return token(partner).kind == .poundEndif ? partner + 1 : nil
  }

  /// The index of the first token of the next line.
  func indexBehindLine(_ index: Int) -> Int {
    var index = index + 1
    while !token(index).isAtLineStart, token(index).kind != .endOfFile {
      index = indexBehind(index)
    }
    return index
  }

  /// The start of the current token.
  var start: Int { current.start }
}

// MARK: - Consuming tokens

extension Parser {
  /// A position to return to.
  struct Place {
    fileprivate var index: Int
    fileprivate var current: Token
    fileprivate var previousEnd: Int
  }

  var place: Place { Place(index: index, current: current, previousEnd: previousEnd) }

  mutating func goBack(to place: Place) {
    index = place.index
    current = place.current
    previousEnd = place.previousEnd
  }

  mutating func advance() {
    previousEnd = current.end
    if current.end < tokens[index].end {
      makeCurrent(from: current.end)
    } else if index < endIndex {
      index += 1
      current = tokens[index]
    }
  }

  /// Consumes the first byte of an operator.
  mutating func advanceFirstByte() {
    previousEnd = start + 1
    if current.length == 1 {
      advance()
    } else {
      makeCurrent(from: current.start + 1)
    }
  }

  /// Makes the rest of an operator the current token.
  private mutating func makeCurrent(from start: Int) {
    current = tokens[index]
    current.start = start
    current.isAtLineStart = false
    current.followsTrivia = false
    switch source[start] {
    case ASCII.question:
      current.kind = .postfixQuestion
      current.end = start + 1
    case ASCII.exclamation:
      current.kind = .exclamation
      current.end = start + 1
    default:
      current.kind = Token.Kind(operator: source[start..<current.end])
    }
  }

  /// Consumes the token if it has a kind.
  ///
  /// - Returns: Whether it has this kind.
  mutating func consume(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func consume(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: Token.Kind) throws(Mismatch) {
    guard consume(kind) else { throw Mismatch() }
  }

  /// Skips a pair of brackets and its contents.
  ///
  /// - Returns: The range, with the brackets.
  @discardableResult
  mutating func skipBrackets() -> SourceRange { skip(to: indexBehind(index)) }

  /// Skips tokens up to an index.
  ///
  /// - Returns: Their range.
  @discardableResult
  mutating func skip(to target: Int) -> SourceRange {
    let start = start
    index = min(max(target, index), endIndex)
    if index > 0 { previousEnd = tokens[index - 1].end }
    current = tokens[index]
    return start..<max(previousEnd, start)
  }

  /// Consumes an opening bracket.
  ///
  /// - Returns: The index of the token that closes it.
  mutating func open() -> Int {
    let partner = current.partner
    advance()
    return partner
  }

  /// Skips tokens up to the token that closes a bracket, and consumes it.
  mutating func close(_ kind: Token.Kind, at partner: Int) {
    if index < partner { skip(to: partner) }
    if index == partner { _ = consume(kind) }
  }
}

// MARK: - Limits

extension Parser {
  /// The deepest nesting of types and declarations. It limits the stack that visiting the tree
  /// takes.
  static let deepestNesting = 32
  /// The number of times that a type can be wrapped, for example by `?` or `.Type`.
  static let mostWraps = 64

  /// Counts a type or a declaration that starts here. ``leave()`` ends it, unless this throws.
  mutating func enter() throws(Mismatch) {
    guard depth < Self.deepestNesting else { throw Mismatch() }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  /// Counts a type that starts here. ``leaveType()`` ends it, unless this throws.
  mutating func enterType() throws(Mismatch) {
    try enter()
    if typeDepth == 0 { wraps = 0 }
    typeDepth += 1
  }

  mutating func leaveType() {
    typeDepth -= 1
    leave()
  }

  /// Counts a type that is wrapped.
  mutating func wrap() throws(Mismatch) {
    guard wraps < Self.mostWraps else { throw Mismatch() }
    wraps += 1
  }
}
