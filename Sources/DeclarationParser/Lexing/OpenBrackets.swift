/// The open brackets. `#if` and `#endif` count as brackets.
///
/// A closing brace closes its opening brace, and everything that was opened after it. Other
/// brackets do the same, but never beyond the innermost open brace.
struct OpenBrackets {
  /// The numbers of brackets that are open within the innermost braces.
  private struct Counts {
    var parens = 0
    var squares = 0
    var conditions = 0
  }

  private struct Bracket {
    var kind: Token.Kind
    var index: Int
    /// The counts around a brace.
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

  mutating func close(_ kind: Token.Kind, at index: Int, in tokens: inout [Token]) {
    switch kind {
    case .rightParen: if counts.parens > 0 { pop(to: .leftParen, at: index, in: &tokens) }
    case .rightSquare: if counts.squares > 0 { pop(to: .leftSquare, at: index, in: &tokens) }
    case .poundEndif: if counts.conditions > 0 { pop(to: .poundIf, at: index, in: &tokens) }
    default: if braces > 0 { pop(to: .leftBrace, at: index, in: &tokens) }
    }
  }

  mutating func closeAll(at index: Int, in tokens: inout [Token]) {
    for bracket in stack { tokens[bracket.index].partner = index }
    stack.removeAll()
  }

  private mutating func pop(
    to kind: Token.Kind, at index: Int, in tokens: inout [Token]
  ) {
    while let bracket = stack.popLast() {
      tokens[bracket.index].partner = index
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
