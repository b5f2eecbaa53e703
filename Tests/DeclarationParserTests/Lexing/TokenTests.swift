import Testing

@testable import DeclarationParser

@Suite("Tokens") struct TokenTests {
  @Test(
    "A text is split as the compiler splits it",
    arguments: [
      ("1e+3 1e-3 1e+x", ["1e+3", "1e-3", "1e", "+", "x"]),
      ("1_0E+25.x", ["1_0E+25", ".", "x"]),
      ("0x1.8p-2 0xep+1 0x1e+3", ["0x1.8p-2", "0xep+1", "0x1e", "+", "3"]),
      ("0x1.p 0x1.8 0x1.zp", ["0x1", ".", "p", "0x1", ".", "8", "0x1", ".", "zp"]),
      ("0x1.8\u{E9}p2", ["0x1", ".", "8", "\u{E9}p2"]),
      ("0b1.1 1.5 p.0.1", ["0b1", ".", "1", "1.5", "p", ".", "0", ".", "1"]),
      ("`a b` `` `c", ["`a b`", "`", "` `", "c"]),
      ("``", ["`", "`"]),
      ("`a\n`b", ["`a", "`b"]),
      ("a +// b\nc", ["a", "+", "c"]),
      ("a */* b */ c", ["a", "*", "c"]),
      ("/* a */b// c", ["b"]),
      ("// a", []),
      ("\u{FEFF}a\u{A0}b", ["a", "b"]),
      ("a \u{2260} b", ["a", "\u{2260}", "b"]),
      ("let a = #/\n  b\n/#", ["let", "a", "=", "#/\n  b\n/#"]),
      ("let a = #/ \t\n  b\n/#", ["let", "a", "=", "#/ \t\n  b\n/#"]),
      ("let a = #/ b\n/#", ["let", "a", "=", "#/ b", "/", "#"]),
      ("..<a ... .b", ["..<", "a", "...", ".", "b"]),
    ])
  func texts(_ text: String, _ expected: [String]) {
    let source = SourceText(text)
    let tokens = Lexer.tokens(of: source, in: 0..<source.bytes.count)
    #expect(tokens.dropLast().map { source[$0.start..<$0.end] } == expected)
    #expect(tokens.last?.kind == .endOfFile)
  }

  @Test(
    "A closing bracket closes its opening bracket, but never one outside of an open brace",
    arguments: [
      ("(a)", [2]), ("([)]", [2, 2]), ("({)})", [4, 3]), ("{(}", [2, 2]), ("(a", [2]),
      ("#if a\n(\n#endif )", [3, 3]), ("{[)]}", [4, 3]),
    ])
  func partners(_ text: String, _ expected: [Int]) {
    let source = SourceText(text)
    let tokens = Lexer.tokens(of: source, in: 0..<source.bytes.count)
    let opening = tokens.filter {
      [.leftParen, .leftSquare, .leftBrace, .poundIf].contains($0.kind)
    }
    #expect(opening.map(\.partner) == expected)
  }
}
