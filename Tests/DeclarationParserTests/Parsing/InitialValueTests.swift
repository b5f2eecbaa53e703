import DeclarationParser
import Testing

@Suite("Ends of initial values") struct InitialValueTests {
  @Test(
    "An initial value ends where the expression ends",
    arguments: [
      ("1", " { didSet { } }"),
      ("a < b ? { 1 }() : foo.map { $0 }", " { didSet { } }"),
      ("foo { 1 } then: { 2 }", " { willSet { } }"),
      ("foo(1) { 1 } { 2 }", " { @A didSet { } }"),
      ("[1]", " { didSet { } }"),
      ("Foo<Int, String>()", ", other = 1"),
      ("Foo<A<B<C>>>.bar", ", other = 1"),
      ("a < b", ", c = d > (e)"),
      ("a<b>(c)", "\n"),
      ("a\n    .b\n    + c", "\n  -d()"),
      ("a", "\n  (1, 2)"),
      ("a ? b\n    : c", "\n"),
      ("a as? B<C>? ?? d", "; var e = 1"),
      ("if a { 1 } else if b({ 2 }) { 3 } else { 4 }", "\n  var c: Int { 1 }"),
      ("switch a { case .b: 1 default: 2 }", "\n"),
      ("switch a { case .b: 1 default: 2 }", ", c = 2"),
      ("try? await foo()", "\n"),
      ("\"\\(a(\"}\"))}\"", " { didSet { } }"),
      ("#\"\\(\" \\#(a)\"#", "\n"),
      ("\"\"\"\n    } \\(a) \"\n    \"\"\"", "\n"),
      ("/a{2}\\/}\"/", "\n"),
      ("a / b / c", "\n"),
      ("#/ } \" /#", "\n"),
      ("a /* } */ + b", " // }"),
      ("\\Foo<Int>.bar?.baz![0]", "\n"),
      ("#selector(foo(_:))", "\n"),
      ("foo\n    #if A\n      .bar()\n    #endif\n    .baz", "\n  #if B\n    var c = 1\n  #endif"),
      ("unsafe copy x.y", "\n  @A var z = 1"),
      ("{ [weak self] in self }()", " { willSet { } }"),
      ("a is B", "\n"),
      ("-1", "\n"),
      (".init { 1 }", " { didSet { } }"),
      ("A::b", "\n"),
      ("(A) async throws(E) -> B.self", " { didSet { } }"),
      ("nonisolated(nonsending) (A) async -> B.self", " { didSet { } }"),
      ("a\u{A0}+ b", "\n"),
      ("##/a/#b/##", " { didSet { } }"),
      ("(a)", " { didSet { } }"),
      ("(1)\n    .b", "\n"),
      ("a++", "\n  b"),
      ("a+", "\n"),
    ])
  func value(_ value: String, _ rest: String) throws {
    let source = SourceText("class C {\n  var name = \(value)\(rest)\n}")
    guard case .type(let type)? = parseDeclaration(source)?.kind,
      case .variable(let variable)? = type.members.first?.kind
    else {
      Issue.record("no variable")
      return
    }
    let range = try #require(variable.bindings.first?.initialValue)
    #expect(source[range] == value)
  }

  @Test("A default value ends where the expression ends")
  func defaultValues() throws {
    let source = SourceText(
      "func f(a: A = b < c, d: E = F<G, H>(), i: J = { k, l in }, m: N = [1: 2, 3: 4])"
    )
    guard case .callable(let function)? = parseDeclaration(source)?.kind else {
      Issue.record("no function")
      return
    }
    #expect(
      function.parameters.map { $0.defaultValue.map { source[$0] } }
        == ["b < c", "F<G, H>()", "{ k, l in }", "[1: 2, 3: 4]"]
    )
  }
}
