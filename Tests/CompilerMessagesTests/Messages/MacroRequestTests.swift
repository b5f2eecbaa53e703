import Testing

import DeclarationParser
@testable import SpryMacroExpansion
@testable import CompilerMessages

@Suite("Requests in messages") struct MacroRequestTests {
  private func request(_ fields: String) throws -> MacroRequest {
    try MacroRequest(message: #require(JSONValue(parsing: Array("{\(fields)}".utf8))))
  }

  private static let least = """
    "macro":{"typeName":"SpryableMacro"},"macroRole":"peer","attributeSyntax":{"source":"@A"},\
    "declSyntax":{"source":"class B {}"}
    """

  @Test("Every key is read")
  func everyKey() throws {
    let request = try request(
      """
      "macro":{"moduleName":"SpryMacrosPlugin","typeName":"SpryableMacro","name":"Spryable "},\
      "macroRole":"memberAttribute","discriminator":"$s",\
      "attributeSyntax":\(syntax("@Spryable\n", at: 10)),\
      "declSyntax":\(syntax("\n  func f() -> \"ü\"", at: 40)),\
      "parentDeclSyntax":\(syntax("class Fake {}", at: 20)),\
      "extendedTypeSyntax":\(syntax("Outer.Fake", at: 0, in: "")),\
      "lexicalContext":[\(syntax("class Fake {}", in: "")),\(syntax("enum Outer {}", in: ""))],\
      "staticBuildConfiguration":"{\\"features\\":[\\"Macros\\"]}"
      """
    )
    #expect(request.role == .memberAttribute)
    #expect(request.macro == .spryable)
    #expect(request.attribute.text == "App/A.swift@10: @Spryable\n")
    #expect(request.declaration.text == "App/A.swift@40: \n  func f() -> \"ü\"")
    #expect(request.declaration.line == 1)
    #expect(request.parent?.text == "App/A.swift@20: class Fake {}")
    #expect(request.lexicalContext.map(\.text) == ["@0: class Fake {}", "@0: enum Outer {}"])
    #expect(request.extendedType == "Outer.Fake")
    #expect(request.buildConfiguration == #"{"features":["Macros"]}"#)
  }

  @Test(
    "Optional keys can be missing or null",
    arguments: [
      "",
      """
      ,"parentDeclSyntax":null,"extendedTypeSyntax":null,\
      "lexicalContext":null
      """,
    ])
  func missingKeys(nulls: String) throws {
    let request = try request(Self.least + nulls)
    #expect(request.attribute.text == "@0: @A")
    #expect(request.declaration.text == "@0: class B {}")
    #expect(request.declaration.line == 0)
    #expect(request.parent == nil)
    #expect(request.buildConfiguration.isEmpty)
    #expect(request.lexicalContext.isEmpty)
    #expect(request.extendedType == nil)
  }

  @Test(
    "A role is found by the compiler's word for it",
    arguments: [
      ("peer", MacroRequest.Role.peer), ("member", .member), ("memberAttribute", .memberAttribute),
      ("extension", .extension), ("accessor", .accessor), ("body", .body),
    ])
  func roles(name: String, role: MacroRequest.Role) throws {
    let message = Self.least.replacing("\"peer\"", with: "\"\(name)\"")
    #expect(try request(message).role == role)
  }

  @Test(
    "An offset is kept within bounds",
    arguments: [(7, 7), (-1, 0), (1 << 40, 0x7FFF_FFFF), (Int.max, 0x7FFF_FFFF)])
  func offsets(sent: Int, offset: Int) throws {
    let parent = syntax("class A {}", at: sent)
    let request = try request(Self.least + ",\"parentDeclSyntax\":\(parent)")
    #expect(request.parent?.offset == offset)
  }
}

extension SourceText {
  /// The place and the text.
  fileprivate var text: String { "\(fileName)@\(offset): \(self[0..<bytes.count])" }
}
