import DeclarationParser
import Testing

@Suite("Parsing of types") struct TypeParsingTests {
  @Test(
    "A type is parsed",
    arguments: [
      ("Int", "Int"),
      ("Swift.Array<Int>", "Swift.Array<Int>"),
      ("A<B<C<D>>>.E<F>", "A<B<C<D>>>.E<F>"),
      ("Swift::Int", "Swift::Int"),
      ("A.Swift::B", "A.Swift::B"),
      ("`Type`.`a b`", "`Type`.`a b`"),
      ("Self.default", "Self.default"),
      ("Int?", "(? Int)"),
      ("Int??", "(? (? Int))"),
      ("Int!", "(! Int)"),
      ("Foo<A>?", "(? Foo<A>)"),
      ("Foo<Bar<A>>!", "(! Foo<Bar<A>>)"),
      ("[Int]", "[Int]"),
      ("[String: [Int]]", "[String: [Int]]"),
      ("[3 of Int]", "[literal of Int]"),
      ("[of of of]", "[of of of]"),
      ("()", "()"),
      ("(Int)", "(Int)"),
      ("(Int, a: B, _ c: D, E...)", "(Int, a: B, _ c: D, E...)"),
      ("(Int) -> Void", "{(Int)  -> Void}"),
      ("Int -> Void", "{(Int)  -> Void}"),
      ("() async throws -> Int", "{() async throws -> Int}"),
      ("() throws(E) -> () -> A", "{() throws(E) -> {()  -> A}}"),
      ("(() -> Void)?", "(? ({()  -> Void}))"),
      ("Int.Type", "(meta Int Type)"),
      ("(any P).Protocol", "(meta ((any P)) Protocol)"),
      ("Int.`Type`", "Int.`Type`"),
      ("A & B & C", "(& A, B, C)"),
      ("any A & ~B", "(any (& A, (~ B)))"),
      ("some P<Int>", "(some P<Int>)"),
      ("any", "any"),
      ("~Copyable", "(~ Copyable)"),
      ("(repeat each T)", "((repeat (each T)))"),
      ("Box<each T?>", "Box<(each (? T))>"),
      ("inout Int", "(attributed inout Int)"),
      ("sending @A(b) @escaping () -> Void", "(attributed sending @A(…) @escaping {()  -> Void})"),
      ("@escaping (Int) -> Void", "(attributed @escaping {(Int)  -> Void})"),
      ("@MainActor () -> Void", "(attributed @MainActor {()  -> Void})"),
      ("@convention(c) () -> A", "(attributed @convention(…) {()  -> A})"),
      ("@A.B<C>(1) D", "(attributed @A.B<C>(…) D)"),
      (
        "nonisolated(nonsending) () async -> A",
        "(attributed nonisolated(nonsending) {() async -> A})"
      ),
      ("isolated (any Actor)?", "(attributed isolated (? ((any Actor))))"),
      ("isolated", "isolated"),
      ("consuming.Inner", "consuming.Inner"),
      ("Vector<-3, _, 4>", "Vector<literal, literal, literal>"),
      ("<T: P> T", "(opaque <T: P> T)"),
    ])
  func type(_ text: String, _ expected: String) throws {
    let source = SourceText("var name: \(text)")
    let declaration = try #require(parseDeclaration(source))
    guard case .variable(let variable) = declaration.kind else {
      Issue.record("no variable")
      return
    }
    let type = try #require(variable.bindings.first?.type)
    #expect(TreeDump().describe(type) == expected)
    #expect(source[type.range] == text)
    #expect(source[declaration.range] == "var name: \(text)")
  }

  @Test(
    "A text that is not a type is refused",
    arguments: [
      "", "?", "<", "[", "[Int", "(", "(a: )", "A<", "A<>>", "A.", "&", "~", "1", "-",
    ])
  func noType(_ text: String) {
    let source = SourceText("protocol P { func f() -> \(text) }")
    guard case .type(let type)? = parseDeclaration(source)?.kind else {
      Issue.record("no protocol")
      return
    }
    #expect(type.members.contains { if case .unexpected = $0.kind { true } else { false } })
  }
}
