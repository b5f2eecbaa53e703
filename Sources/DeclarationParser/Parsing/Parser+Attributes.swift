extension Parser {
  /// Parses the attributes before a declaration, and skips attributes within `#if`.
  mutating func parseAttributes() throws(Mismatch) -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      if at(.at) {
        attributes.append(try parseDeclarationAttribute())
      } else if at(.poundIf), let end = endOfConditionalAttributes() {
        skip(to: end)
      } else {
        return attributes
      }
    }
  }

  mutating func parseDeclarationAttribute() throws(Mismatch) -> Attribute {
    try parseAttribute { parser, _ in parser.isAtAttributeArguments }
  }

  mutating func parseTypeAttribute() throws(Mismatch) -> Attribute {
    try parseAttribute { parser, name in
      let withoutArguments: [Keyword] = [
        .autoclosure, .escaping, .noDerivative, .noescape, .preconcurrency, .retroactive, .Sendable,
        .unchecked, ._local, ._noMetadata, .async,
      ]
      return !withoutArguments.contains(name) && parser.isAtAttributeArguments
        && parser.isTypeBehindParens
    }
  }

  private mutating func parseAttribute(
    hasArguments: (Parser, Keyword) -> Bool
  ) throws(Mismatch) -> Attribute {
    try enterType()
    defer { leaveType() }
    let start = start
    try expect(.at)
    let keyword = peek().kind == .period ? .none : current.keyword
    let name = try parseSimpleType(isAttributeName: true)
    let arguments = hasArguments(self, keyword) ? skipBrackets() : nil
    return Attribute(name: name, arguments: arguments, range: start..<previousEnd)
  }

  /// Whether the parentheses belong to an attribute, and not to a function type after it.
  private var isAtAttributeArguments: Bool {
    guard at(.leftParen), !current.isAtLineStart else { return false }
    let next = token(current.partner + 1)
    let isFunctionOrEnd =
      [.arrow, .rightParen, .rightBrace, .rightSquare].contains(next.kind)
      || [.async, .reasync, .throw, .throws, .rethrows].contains(next.keyword)
    return !isFunctionOrEnd || !current.followsTrivia
  }

  /// Whether no space is before the parentheses, or a type follows them.
  private var isTypeBehindParens: Bool {
    !current.followsTrivia || isTypeStart(token(current.partner + 1))
  }

  /// The index after an `#if … #endif` that contains nothing but attributes, or `nil`.
  func endOfConditionalAttributes() -> Int? {
    guard let end = endOfConditional(index) else { return nil }
    var index = index
    var sawAttribute = false
    while index < end {
      switch token(index).kind {
      case .poundIf, .poundElseif, .poundElse:
        index = indexBehindLine(index)
      case .poundEndif:
        index += 1
      case .at:
        sawAttribute = true
        index = indexBehindAttributes(index)
      default:
        return nil
      }
    }
    return sawAttribute ? end : nil
  }

  /// Parses `final`, `private(set)`, and so on.
  mutating func parseModifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while isAtModifier { modifiers.append(parseModifier(allowsArgument: true)) }
    return modifiers
  }

  mutating func parseModifier(allowsArgument: Bool) -> Modifier {
    let name = takeIdentifier()
    var argument: String?
    if allowsArgument, at(.leftParen) {
      let end = open()
      argument = source[skip(to: end)]
      close(.rightParen, at: end)
    }
    return Modifier(name: name, argument: argument, range: name.range.lowerBound..<previousEnd)
  }

  private var isAtModifier: Bool {
    guard current.keyword.isModifier else { return false }
    guard at(.class) else { return true }
    // `class` is a modifier in `class var` and `class override func`, but not in `class Name`.
    let next = peek().keyword
    if next == .actor, peek(2).isName { return true }
    return next.isIntroducer || (next.isModifier && !isNameEnd(peek(2)))
  }

  /// Whether a token can follow the name of a class.
  private func isNameEnd(_ token: Token) -> Bool {
    switch token.kind {
    case .leftBrace, .colon, .symbol: true
    default: token.keyword == .where
    }
  }
}
