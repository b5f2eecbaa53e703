extension Parser {
  /// Parses declarations up to the token that closes their list.
  ///
  /// - Parameter isClause: Whether the list also ends at `#elseif`, `#else`, or `#endif`.
  ///   Elsewhere, they are unexpected text.
  mutating func parseMembers(until end: Int, isClause: Bool) -> [DeclarationSyntax] {
    var members: [DeclarationSyntax] = []
    while index < end {
      switch current.kind {
      case .semicolon:
        advance()
      case .endOfFile:
        return members
      case .poundElseif, .poundElse, .poundEndif:
        if isClause { return members }
        fallthrough
      default:
        members.append(parseMember(until: end))
      }
    }
    return members
  }

  /// Parses a declaration, or the text that is not one.
  private mutating func parseMember(until end: Int) -> DeclarationSyntax {
    let start = start
    let startIndex = index
    let first = identifier(current)
    do {
      return try parseDeclaration()
    } catch {
      recover(after: startIndex, until: end)
      return DeclarationSyntax(
        attributes: [],
        modifiers: [],
        introducer: first,
        kind: .unexpected,
        range: start..<max(previousEnd, start)
      )
    }
  }

  /// Skips tokens up to the next line that starts like a declaration.
  private mutating func recover(after startIndex: Int, until end: Int) {
    if index == startIndex { skipOne() }
    while index < end {
      switch current.kind {
      case .semicolon, .poundElseif, .poundElse, .poundEndif, .endOfFile: return
      default: break
      }
      if current.isAtLineStart, isDeclarationStart { return }
      skipOne()
    }
  }

  private var isDeclarationStart: Bool {
    switch current.kind {
    case .at, .poundIf, .poundName: true
    case .identifier:
      current.keyword.isIntroducer || current.keyword.isModifier || at(.actor) || at(.macro)
    default: false
    }
  }

  /// Members in `#if … #elseif … #else … #endif`.
  mutating func parseConditional() -> DeclarationSyntax {
    let start = start
    let introducer = identifier(current)
    var clauses = [parseClause()]
    while at(.poundElseif) || at(.poundElse) { clauses.append(parseClause()) }
    _ = consume(.poundEndif)
    return DeclarationSyntax(
      attributes: [],
      modifiers: [],
      introducer: introducer,
      kind: .conditional(clauses),
      range: start..<previousEnd
    )
  }

  private mutating func parseClause() -> ConditionalClause {
    let start = start
    let lineEnd = indexBehindLine(index)
    let keyword = takeIdentifier()
    let condition = index < lineEnd ? skip(to: lineEnd) : nil
    let members = parseMembers(until: endIndex, isClause: true)
    return ConditionalClause(
      keyword: keyword,
      condition: condition,
      members: members,
      range: start..<previousEnd
    )
  }
}
