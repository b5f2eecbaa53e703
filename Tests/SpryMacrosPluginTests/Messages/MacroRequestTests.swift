import Testing

@testable import SpryMacroExpansion
@testable import SpryMacrosPlugin

@Suite struct MacroRequestTests {
  private var parent = RememberedSource()

  private mutating func request(_ members: String) throws -> MacroRequest {
    let message = Array("{\(members)}".utf8)
    return try message.withUnsafeBytes {
      try MacroRequest(message: #require(JSONValue(text: $0)), parent: &parent)
    }
  }

  private static let least = """
    "macro":{"typeName":"SpryableMacro"},"macroRole":"peer","attributeSyntax":{"source":"@A"},\
    "declSyntax":{"source":"class B {}"}
    """

  @Test mutating func readsEverything() throws {
    let request = try request(
      """
      "macro":{"moduleName":"SpryMacrosPlugin","typeName":"SpryableMacro","name":"Spryable "},\
      "macroRole":"memberAttribute","discriminator":"$s",\
      "attributeSyntax":\(syntax("@Spryable\n", at: 10)),\
      "declSyntax":\(syntax("\n  func f() -> \"ü\"", at: 40)),\
      "parentDeclSyntax":\(syntax("class Fake {}", at: 20)),\
      "extendedTypeSyntax":\(syntax("Outer.Fake", at: 0, in: "")),\
      "conformanceListSyntax":\(syntax("struct Placeholder: A, B.C {}", at: 0, in: "")),\
      "lexicalContext":[\(syntax("class Fake {}", in: "")),\(syntax("enum Outer {}", in: ""))],\
      "staticBuildConfiguration":"{}"
      """
    )
    #expect(request.role == .memberAttribute)
    #expect(request.macro == "SpryableMacro")
    #expect(request.attribute.text == "App/A.swift@10: @Spryable\n")
    #expect(request.declaration.text == "App/A.swift@40: \n  func f() -> \"ü\"")
    #expect(request.declaration.line == 1)
    #expect(request.parent?.text == "App/A.swift@20: class Fake {}")
    #expect(request.lexicalContext.map(\.text) == ["@0: class Fake {}", "@0: enum Outer {}"])
    #expect(request.extendedType == "Outer.Fake")
    #expect(request.missingConformances == ["A", "B.C"])
  }

  @Test mutating func doesWithoutWhatIsOptional() throws {
    let request = try request(Self.least)
    #expect(request.attribute.text == "@0: @A")
    #expect(request.declaration.text == "@0: class B {}")
    #expect(request.declaration.line == 0)
    #expect(request.parent == nil)
    #expect(request.lexicalContext.isEmpty)
    #expect(request.extendedType == nil)
    #expect(request.missingConformances.isEmpty)
  }

  @Test mutating func takesNullForAbsent() throws {
    let request = try request(
      Self.least + """
        ,"parentDeclSyntax":null,"extendedTypeSyntax":null,"conformanceListSyntax":null,\
        "lexicalContext":null
        """
    )
    #expect(request.parent == nil)
    #expect(request.lexicalContext.isEmpty)
    #expect(request.missingConformances.isEmpty)
  }

  @Test(arguments: [
    ("peer", MacroRequest.Role.peer), ("member", .member), ("memberAttribute", .memberAttribute),
    ("extension", .extension), ("accessor", .accessor), ("body", .body),
  ])
  mutating func knowsRoles(name: String, role: MacroRequest.Role) throws {
    let message = Self.least.replacing("\"peer\"", with: "\"\(name)\"")
    #expect(try request(message).role == role)
  }

  @Test(arguments: [
    ("struct Placeholder: Spryable {}", ["Spryable"]),
    ("struct Placeholder: SpryKit.Spryable, Sendable {}", ["SpryKit.Spryable", "Sendable"]),
    ("struct Placeholder:A,B{}", ["A", "B"]),
    ("struct Placeholder {}", []),
    ("struct Placeholder: {}", []),
    ("} : {", []),
    ("", []),
  ])
  mutating func readsConformances(list: String, names: [String]) throws {
    let request = try request(Self.least + ",\"conformanceListSyntax\":\(syntax(list))")
    #expect(request.missingConformances == names)
  }

  @Test(arguments: [(7, 7), (-1, 0), (1 << 40, 0x7FFF_FFFF), (Int.max, 0x7FFF_FFFF)])
  mutating func keepsPlacesInFiles(sent: Int, offset: Int) throws {
    let parent = syntax("class A {}", at: sent)
    let request = try request(Self.least + ",\"parentDeclSyntax\":\(parent)")
    #expect(request.parent?.offset == offset)
  }

  @Test mutating func remembersTheParent() throws {
    let first = try request(Self.least + ",\"parentDeclSyntax\":\(syntax("class A { }", at: 1))")
    let second = try request(Self.least + ",\"parentDeclSyntax\":\(syntax("class A { }", at: 1))")
    let moved = try request(Self.least + ",\"parentDeclSyntax\":\(syntax("class A { }", at: 2))")
    let other = try request(Self.least + ",\"parentDeclSyntax\":\(syntax("class B { }", at: 2))")
    let none = try request(Self.least)
    func address(_ request: MacroRequest) -> UnsafeRawPointer? {
      request.parent?.bytes.withUnsafeBytes { $0.baseAddress }
    }
    #expect(address(first) == address(second))
    #expect(address(first) != address(moved))
    #expect(moved.parent?.text == "App/A.swift@2: class A { }")
    #expect(other.parent?.text == "App/A.swift@2: class B { }")
    #expect(none.parent == nil)
  }
}

extension SourceText {
  /// The place and the text.
  fileprivate var text: String { "\(fileName)@\(offset): \(self[0..<bytes.count])" }
}
