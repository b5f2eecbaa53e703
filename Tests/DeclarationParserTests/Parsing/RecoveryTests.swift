import DeclarationParser
import Testing

@Suite("Parsing of invalid code") struct RecoveryTests {
  @Test(
    "A text without a declaration is refused",
    arguments: [
      "", " ", "// a", "/*", "\"", "\"\"\"", "1", "}", "foo", "@", "@A", "public", "class",
      "class C",
      "class {", "func", "func f", "func f(", "func f(a)", "init", "subscript()", "case", "#",
      "#if A",
    ])
  func noDeclaration(_ text: String) {
    switch parseDeclaration(SourceText(text))?.kind {
    case nil, .conditional: break
    default: Issue.record("a declaration")
    }
  }

  @Test(
    "Parsing continues after an invalid member",
    arguments: [
      "func", "func (", "func a(b)", "var", "var a: ", "foo()", "1 + 2", "class", "}", "case",
      "let = 1",
      "subscript(a: Int)", "@", "public", "associatedtype", "typealias A", "#if", "\"\\(",
      "var a: A<",
      "func a() -> {", "init(", "] )", "func a(_: (Int)", "var a = (", "`", "#\"", "#/a",
      "var a: A.",
    ])
  func invalidMembers(_ member: String) throws {
    let source = SourceText("protocol P {\n  func before()\n  \(member)\n  func behind()\n}")
    let declaration = try #require(parseDeclaration(source))
    guard case .type(let type) = declaration.kind else {
      Issue.record("no type")
      return
    }
    #expect(source[type.members[0].range] == "func before()")
    #expect(declaration.range.upperBound <= source.bytes.count)
  }

  @Test(
    "All text between the braces of a type belongs to a member",
    arguments: [
      "frob", "#endif", "#else", "#endif\n#else frob", "func a() frob", "var a: Int { get } frob",
      "typealias A frob = B", "frob func a()", "a, b", "#if A frob\n#endif frob", ";;frob;", ")",
      "#if A\nfrob\n#else\nfrob\n#endif",
    ])
  func coverage(_ text: String) throws {
    let source = SourceText("protocol P {\n  func before()\n  \(text)\n  func behind()\n}")
    let declaration = try #require(parseDeclaration(source))
    guard case .type(let type) = declaration.kind else {
      Issue.record("no type")
      return
    }
    var end = type.memberBlock.lowerBound + 1
    for member in type.members {
      #expect(source[end..<member.range.lowerBound].allSatisfy { " \n;".contains($0) })
      end = member.range.upperBound
    }
    #expect(source[end..<type.memberBlock.upperBound].allSatisfy { " \n;}".contains($0) })
  }

  @Test("Unexpected text ends with its line")
  func unexpectedText() throws {
    let source = SourceText("class C {\n  what is this { func no() }\n  var yes: Int\n}")
    #expect(
      TreeDump.text(try #require(parseDeclaration(source))) == """
        class C
          members
            unexpected
            var
              binding yes
                : Int

        """
    )
  }

  @Test(
    "A type can be nested deeply",
    arguments: ["(", "[", "A<", "A.", "() -> ", "@A ", "some ", "~", "[Int: "])
  func deepTypes(_ piece: String) {
    let text = String(repeating: piece, count: 10_000)
    _ = parseDeclaration(SourceText("var a: \(text)"))
    _ = parseDeclaration(SourceText("var a = b as \(text)"))
    _ = parseDeclaration(SourceText("class C { var a: \(text) }"))
    _ = parseAttribute(SourceText("@A<\(text)"))
  }

  @Test("A type can have many optional marks")
  func deepOptionals() {
    #expect(parseDeclaration(SourceText("var a: Int" + String(repeating: "?", count: 50))) != nil)
    _ = parseDeclaration(SourceText("var a: Int" + String(repeating: "?", count: 100_000)))
  }

  @Test(
    "A declaration can be nested deeply",
    arguments: ["class C { ", "#if A\n", "class C {\n#if A\n", "func f() { ", "{", "\"\\("])
  func deepDeclarations(_ piece: String) {
    _ = parseDeclaration(SourceText(String(repeating: piece, count: 10_000)))
  }

  @Test("Invalid UTF-8 can be parsed")
  func invalidUnicode() {
    let bytes: [UInt8] = [0xFF, 0xC0, 0x80, 0xE2, 0x80, 0xF0, 0x9F]
    let text = "class C { var " + String(decoding: bytes, as: UTF8.self) + ": \u{0}Int }"
    _ = parseDeclaration(SourceText(text))
  }

  @Test("Offsets count UTF-8 code units")
  func offsets() throws {
    let text = "\u{FEFF}// é\r\nprotocol Ünï {\r\n  func 🎉(ä: Ö)\r\n}"
    let source = SourceText(text, fileName: "A.swift", offset: 100)
    let declaration = try #require(parseDeclaration(source))
    guard case .type(let type) = declaration.kind,
      case .callable(let function)? = type.members.first?.kind
    else {
      Issue.record("no function")
      return
    }
    #expect(source[type.name.range] == "Ünï")
    #expect(source[function.name.range] == "🎉")
    #expect(source[function.parameters[0].range] == "ä: Ö")
  }
}
