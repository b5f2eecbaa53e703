/// Reads a declaration from tokens, without a look into bodies and initial values.
///
/// What it cannot read makes it throw; the nearest list of members catches that, and goes on where a
/// declaration may begin again.
struct Parser {
  /// What stands here is not what was looked for.
  struct Mismatch: Error {}

  /// What is read, with four zeros behind it, so that the lexer may look ahead at its end.
  let bytes: UnsafeMutablePointer<UInt8>
  private let tokens: UnsafeMutablePointer<Token>
  private let memory: Memory
  /// The index of the token for the end.
  let endIndex: Int
  private(set) var index = 0
  /// The token at the position, or what is left of it where one was split.
  private(set) var current: Token
  /// Where the token before ends.
  private(set) var previousEnd = 0
  /// How many types and declarations are open around the position.
  private var depth = 0
  private var typeDepth = 0
  /// Types that were wrapped into another since the outermost one began.
  private var wraps = 0
  /// Where generic arguments in expressions end; nil for a `<` that begins none.
  var genericArgumentEnds: [Int: Place?] = [:]
  /// The last token in an `#if` that was found to be no attribute.
  var foundNoAttribute = -1
  /// Whether the types that are read are not asked for, only where they end.
  var isSkipping = false

  /// Creates a parser of a part of a source; the ranges that it yields are those of the whole.
  init(_ source: SourceText, _ range: SourceRange) {
    let count = range.upperBound
    bytes = .allocate(capacity: count + 4)
    source.bytes.withUnsafeBufferPointer { [bytes] buffer in
      if let start = buffer.baseAddress { bytes.initialize(from: start, count: count) }
    }
    (bytes + count).initialize(repeating: 0, count: 4)
    let list = Lexer.tokenize(bytes, range)
    tokens = list.start
    endIndex = list.count - 1
    current = tokens[0]
    memory = Memory(bytes: bytes, tokens: tokens)
  }

  /// Goes with the parser. That a parser itself has no `deinit`, and may be copied, saves the compiler
  /// a tenth of its work on all that is here.
  private final class Memory {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let tokens: UnsafeMutablePointer<Token>

    init(bytes: UnsafeMutablePointer<UInt8>, tokens: UnsafeMutablePointer<Token>) {
      self.bytes = bytes
      self.tokens = tokens
    }

    deinit {
      bytes.deallocate()
      tokens.deallocate()
    }
  }
}

// MARK: - Looking

extension Parser {
  @inline(__always)
  func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

  /// Whether the token is a word, without backticks.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

  /// Whether the token is an operator that begins with a byte.
  func at(prefix byte: UInt8) -> Bool {
    current.kind == .symbol && bytes[current.start] == byte
  }

  func at(operator byte: UInt8) -> Bool {
    at(prefix: byte) && current.length == 1
  }

  /// Whether the token is `...`.
  var isAtEllipsis: Bool { at(prefix: ASCII.period) && current.length == 3 && isAllPeriods }

  private var isAllPeriods: Bool { bytes[current.start + 2] == ASCII.period }

  /// A token behind the current one.
  func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, endIndex)]
  }

  /// The token with an index.
  func token(_ index: Int) -> Token { tokens[min(index, endIndex)] }

  /// The index behind a token, or behind what it brackets.
  func indexBehind(_ index: Int) -> Int {
    let token = token(index)
    return token.kind.closing == nil ? index + 1 : token.partner + 1
  }

  /// The index behind the `#endif` of an `#if`, if it has one.
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

  /// Where the current token starts.
  var start: Int { current.start }
}

// MARK: - Moving

extension Parser {
  /// A place to come back to.
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

  /// Takes the first byte of an operator for a token of its own, and steps over it.
  mutating func advanceFirstByte() {
    previousEnd = start + 1
    if current.length == 1 {
      advance()
    } else {
      makeCurrent(from: current.start + 1)
    }
  }

  /// Makes what is left of an operator the current token.
  private mutating func makeCurrent(from start: Int) {
    current = tokens[index]
    current.start = start
    current.isAtLineStart = false
    current.followsTrivia = false
    let byte = bytes[start]
    if byte == ASCII.question || byte == ASCII.exclamation {
      current.kind = byte == ASCII.question ? .postfixQuestion : .exclamation
      current.end = start + 1
    } else if byte == ASCII.equal, current.length == 1 {
      current.kind = .equal
    } else if byte == ASCII.minus, current.length == 2, bytes[start + 1] == ASCII.greater {
      current.kind = .arrow
    } else {
      current.kind = .symbol
    }
  }

  /// Steps over a token if it is of a kind.
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

  /// Steps over a bracket, what is in it and the bracket that closes it.
  ///
  /// - Returns: The range, both brackets included.
  @discardableResult
  mutating func skipBrackets() -> SourceRange {
    let start = start
    let closing = current.kind.closing
    skip(to: max(current.partner, index + 1))
    if let closing, current.kind == closing { advance() }
    return start..<previousEnd
  }

  /// Goes on to the token with an index.
  mutating func skip(to target: Int) {
    index = min(max(target, index), endIndex)
    if index > 0 { previousEnd = tokens[index - 1].end }
    current = tokens[index]
  }

  /// Steps over an opening bracket.
  ///
  /// - Returns: The index of the token that closes it.
  mutating func open() -> Int {
    let partner = current.partner
    advance()
    return partner
  }

  /// Goes to the token that closes a bracket, and over it, if it is not behind that already.
  mutating func close(_ kind: Token.Kind, at partner: Int) {
    if index < partner { skip(to: partner) }
    if index == partner { _ = consume(kind) }
  }
}

// MARK: - Limits

extension Parser {
  /// How deep types and declarations may be nested; it bounds the stack of whoever walks the tree.
  static let deepestNesting = 32
  /// How often a type may be wrapped into another, as by `?` or `.Type`.
  static let mostWraps = 64

  /// Counts a type or declaration that begins here; ``leave()`` follows if this does not throw.
  mutating func enter() throws(Mismatch) {
    guard depth < Self.deepestNesting else { throw Mismatch() }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  /// Counts a type that begins here; ``leaveType()`` follows if this does not throw.
  mutating func enterType() throws(Mismatch) {
    try enter()
    if typeDepth == 0 { wraps = 0 }
    typeDepth += 1
  }

  mutating func leaveType() {
    typeDepth -= 1
    leave()
  }

  /// Counts a type that is wrapped into another.
  mutating func wrap() throws(Mismatch) {
    guard wraps < Self.mostWraps else { throw Mismatch() }
    wraps += 1
  }
}
