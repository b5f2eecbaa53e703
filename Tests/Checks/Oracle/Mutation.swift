import SwiftSyntax

/// Changes the tokens of a declaration at random.
///
/// Most mutants are invalid. The valid ones can reveal differences that no existing code does.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // SplitMix64. A seed gives the same mutants everywhere.
  private mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  /// The text of a declaration with one to three changes.
  mutating func mutant(of node: DeclSyntax) -> String {
    var pieces = node.tokens(viewMode: .sourceAccurate).map {
      (trivia: $0.leadingTrivia.description, text: $0.text, trailing: $0.trailingTrivia.description)
    }
    for _ in 0...next(below: 3) {
      guard pieces.count > 1 else { break }
      let index = next(below: pieces.count)
      let other = next(below: pieces.count)
      switch next(below: 8) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(pieces[other], at: index)
      case 2: pieces.swapAt(index, other)
      case 3: pieces[index].text = pieces[other].text
      case 4: pieces[index].trailing = ["", " ", "\n", " /* } */ ", "// {\n"][next(below: 5)]
      case 5: pieces[index].trivia = ["", " ", "\n", "/**/"][next(below: 4)]
      case 6: pieces[index].text = Self.words[next(below: Self.words.count)]
      default:
        pieces.insert((" ", Self.words[next(below: Self.words.count)], " "), at: index)
      }
    }
    return pieces.map { $0.trivia + $0.text + $0.trailing }.joined()
  }

  private static let words = [
    "async", "throws", "rethrows", "reasync", "throws(E)", "inout", "some", "any", "each", "repeat",
    "consuming", "borrowing", "sending", "isolated", "nonisolated", "nonisolated(nonsending)",
    "@A", "@escaping", "@A(b)", "@Sendable", "@MainActor", "open", "final", "actor", "static",
    "class",
    "get", "set", "willSet", "didSet", "_read", "mutating", "init", "self", "Self", "Any", "Type",
    "var", "let", "func", "case", "default", "where", "is", "as", "as?", "try", "try?", "await",
    "if", "else", "switch", "in", "for", "copy", "consume", "unsafe", "macro", "of", "_", "$0", "x",
    "->", "...", "..<", "=", "==", "<", ">", "<<", ">>", "?", "!", "&", "&&", "~", "-", "+", "/",
    "??",
    ".", "..", "::", ":", ",", ";", "(", ")", "[", "]", "{", "}", "()", "[]", "{}", "(a: Int)",
    "<T>",
    "\"a\"", "\"\\(x)\"", "#\"a\"#", "\"\"\"\n  a\n  \"\"\"", "/a/", "#/a/#", "1", "1.0", "-1",
    "nil",
    "true", "\\.a", "#if A\n", "#else\n", "#endif\n", "#file", "#m(1)", "`a`", "`class`", "A::B",
    "{ didSet {} }", "{ get }", "{ $0 }", "{ a in a }", "x: { 1 }", "\n", "? a : b", "as [Int]",
  ]
}
