import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Diagnostics of @Spied") struct SpiedDiagnosticTests {
  struct Row: CustomTestStringConvertible {
    let source: String
    let context: [String]
    /// The role whose expansion has the diagnostic: body, if the declaration has one.
    let role: MacroRequest.Role

    init(
      _ source: String,
      context: [String] = ["class View {}"],
      role: MacroRequest.Role = .body
    ) {
      self.source = source
      self.context = context
      self.role = role
    }

    var testDescription: String {
      AnnotatedFile.heading(source) + (context.isEmpty ? "" : " in ")
        + context.joined(separator: " in ")
    }
  }

  @Test(
    "A declaration that cannot be spied on gets a diagnostic",
    arguments: places + declarations + members)
  func diagnostics(_ row: Row) {
    let file = AnnotatedFile(row.source, in: row.context)
    expectGolden(file.diagnostics(row.role), row.testDescription)
    // The compiler keeps the body that is there.
    #expect(file.expand(row.role).text == "")
    // The two roles do not repeat each other.
    if row.role == .body { #expect(file.expand(.peer).diagnostics == []) }
  }

  static let places = [
    Row("@Spied func area() -> Int { 1 }", context: ["public struct Rect {}"]),
    Row("@Spied get { 1 }", context: ["enum Way {}"]),
    Row("@Spied get { 1 }", context: ["subscript(i: Int) -> Int", "struct Counter {}"]),
    Row("@Spied func load()", context: ["protocol Loading {}"]),
    Row("@Spied func free() {}", context: []),
    Row("@Spied func local() {}", context: ["func around()", "class View {}"]),
    Row("@Spied var side: Int { 1 }", context: ["struct Rect {}"], role: .peer),
  ]

  static let declarations = [
    Row("@Spied var title: String { label.text }", role: .peer),
    Row(
      """
      @Spied(behindPreprocessorFlag: "DEBUG") var title: String {
        get { text }
        set { text = newValue }
      }
      """,
      role: .peer
    ),
    Row("@Spied subscript(i: Int) -> Int { i }", role: .peer),
    Row("@Spied var title: String { _read { yield text } }", role: .peer),
    Row("@Spied let name: String", role: .peer),
    Row("@Spied var name = \"\" { didSet {} }", role: .peer),
    Row("@Spied typealias Name = String", role: .peer),
    Row("@Spied final class Inner {}", role: .peer),
    Row("@Spied deinit {}"),
    Row("@Spied didSet {}"),
    Row("@Spied ???"),
    Row("@Spied class func ??? { var a: Int }"),
    Row("@Spied yielding mutate { yield &x }"),
  ]

  @Test("Attributes of Swift, and global actors, are no result builders")
  func otherAttributes() {
    let source =
      "@MainActor @Spied @Sendable @discardableResult @objc func f() {}"
    #expect(AnnotatedFile(source, in: ["class View {}"]).expand(.body).diagnostics == [])
  }

  static let members = [
    Row("@Spied func draw() -> Int "),
    Row("@Spied get"),
    Row("@Spied func draw(in _: Rect) {}"),
    Row("@Spied get { 1 }", context: ["subscript(_: Int) -> Int", "class View {}"]),
    Row("@Spied func eat<T: ~Copyable>(_ item: consuming T) {}"),
    Row("@Spied func make<T>() -> T? where T: ~Copyable { nil }"),
    Row("@Spied func with<T: ~Copyable & ~Escapable>(_ body: (borrowing T) -> Int) {}"),
    Row("@Spied func each<each T>(_ body: (repeat each T) -> Void) {}"),
    Row("@Spied func each(_ body: @isolated(any) () -> Void) async { await body() }"),
    Row("@Spied func fill(_ box: inout sending Box) {}"),
    Row("@UI.ViewBuilder @Spied func body() -> some View { Text() }"),
    Row("@Spied @Quoted func text() -> String { \"a\" }"),
    Row("@Spied @Quoted get { \"a\" }"),
    Row("@Spied get { 1 }", context: ["@Quoted subscript(at index: Int) -> Int", "class View {}"]),
    Row("@Spied(behindPreprocessorFlag: flag) func draw() {}"),
  ]
}
