/// The open brackets. `#if` and `#endif` count as brackets.
///
/// A closing brace closes its opening brace, and everything that was opened after it. Other
/// brackets do the same, but never beyond the innermost open brace.
struct OpenBrackets {
  private var stack: [(closing: Token.Kind?, index: Int)] = []

  mutating func open(_ kind: Token.Kind, at index: Int) {
    stack.append((kind == .poundIf ? .poundEndif : kind.closing, index))
  }

  mutating func close(_ kind: Token.Kind, at index: Int, in tokens: inout [Token]) {
    let first = stack.lastIndex { $0.closing == kind || $0.closing == .rightBrace }
    guard let first, stack[first].closing == kind else { return }
    closeAll(from: first, at: index, in: &tokens)
  }

  mutating func closeAll(from first: Int = 0, at index: Int, in tokens: inout [Token]) {
    for bracket in stack[first...] { tokens[bracket.index].partner = index }
    stack.removeSubrange(first...)
  }
}
