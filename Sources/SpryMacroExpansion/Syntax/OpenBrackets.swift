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
    for bracket in stack { tokens[bracket.index].partner = index }
    stack.removeAll()
  }

  private mutating func pop(
    to kind: Token.Kind, at index: Int, in tokens: UnsafeMutablePointer<Token>
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
