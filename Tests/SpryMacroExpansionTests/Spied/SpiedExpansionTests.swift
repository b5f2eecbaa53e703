import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spied") struct SpiedExpansionTests {
  typealias Row = ExpandedDeclaration

  @Test("A body is expanded", arguments: functions + parameters + accessorsAndInitializers + places)
  func expansions(_ row: Row) { expectGolden(row.lines, row.testDescription) }

  @Test(
    "An unfinished declaration is expanded if it has a body",
    arguments: [
      ("func f() {", true), ("func f() {{", true), ("get {", true), ("init() { \" {", true),
      ("var x: Int {", false), ("set(", false),
    ])
  func unfinishedDeclarations(_ text: String, hasBody: Bool) {
    let file = AnnotatedFile("@Spied " + text, in: ["class View {}"])
    #expect(file.expand(.body).text.isEmpty == !hasBody)
    _ = file.expand(.peer)
  }

  @Test("A file name that a string literal cannot contain is not written")
  func fileNames() {
    for name in ["", "C:\\View.swift", "my\"View\".swift"] {
      let request = MacroRequest(
        role: .body, macro: .spied, attribute: SourceText("@Spied"),
        declaration: SourceText("@Spied get { 1 }", fileName: name, line: 3),
        lexicalContext: [SourceText("class View {}")])
      var expander = Expander()
      expectGolden(expander.expand(request).lines, "a file name that cannot be written")
    }
  }

  @Test("A function gets no peer")
  func noPeer() {
    let file = AnnotatedFile("@Spied func f() {}", in: ["class View {}"])
    #expect(file.expand(.peer) == MacroExpansion(text: ""))
  }
}
