/// The brackets that are open at a place, and how they close.
///
/// A brace closes all brackets that were opened after its own. A parenthesis or a square bracket closes
/// those up to its own, or nothing if its own is not open within the braces.
struct OpenBrackets {
  private struct Bracket {
    var kind: Token.Kind
    var index: Int
    /// Of a brace, how many parentheses and square brackets were open around it, within its braces.
    var parens: Int
    var squares: Int
  }

  private var stack: [Bracket] = []
  private var parens = 0
  private var squares = 0
  private var braces = 0

  mutating func open(_ kind: Token.Kind, at index: Int) {
    stack.append(Bracket(kind: kind, index: index, parens: parens, squares: squares))
    if kind == .leftParen {
      parens += 1
    } else if kind == .leftSquare {
      squares += 1
    } else {
      braces += 1
      parens = 0
      squares = 0
    }
  }

  mutating func close(_ kind: Token.Kind, at index: Int, in tokens: UnsafeMutablePointer<Token>) {
    if kind == .rightParen {
      guard parens > 0 else { return }
      pop(to: .leftParen, at: index, in: tokens)
    } else if kind == .rightSquare {
      guard squares > 0 else { return }
      pop(to: .leftSquare, at: index, in: tokens)
    } else {
      guard braces > 0 else { return }
      pop(to: .leftBrace, at: index, in: tokens)
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
      if bracket.kind == .leftParen {
        parens -= 1
      } else if bracket.kind == .leftSquare {
        squares -= 1
      } else {
        braces -= 1
        parens = bracket.parens
        squares = bracket.squares
      }
      if bracket.kind == kind { return }
    }
  }
}
