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

  static let functions = [
    Row("no arguments", "@Spied func layout() { note(1) }"),
    Row(
      "arguments and a result",
      """
      @Spied public func draw(in rect: Rect, `for` item: Item = .first) throws -> Bool {
        try f(rect)
      }
      """),
    Row("a type of error", "@Spied func fail() throws(Failure) -> Int { throw .closed }"),
    Row("async", "@Spied func load(_ id: Int) async throws -> some View { try await f(id) }"),
    Row(
      "async on the actor of the caller", "@Spied nonisolated(nonsending) func load() async { f() }"
    ),
    Row("async on an actor", "@MainActor @Spied func load() async { f() }"),
    Row(
      "a static operator of a generic class", in: ["class Crate<Item>: Base {}"],
      "@Spied static func + (left: Crate, right: Crate) -> Int { 1 }"),
    Row(
      "a condition",
      """
      @Spied(behindPreprocessorFlag: "DEBUG") func one() -> Int {
        1
      }
      """),
    Row(
      "a line of a body",
      #"""

        /// Draws.
        @Spied
        func text() -> String {
          """
          {
          """
        }
      """#),
  ]

  static let accessorsAndInitializers = [
    Row("a getter", "@Spied get { 1 }"),
    Row("a getter with effects", "@Spied get async throws(Failure) { try await f() }"),
    Row("a setter", "@Spied set(title) { label = title }"),
    Row(
      "a subscript's getter", in: ["subscript(index: Int) -> String ", "class View {}"],
      "@Spied get { items[index] }"),
    Row(
      "a subscript's setter", in: ["static subscript(index: Int) -> String ", "class View {}"],
      "@Spied set { items[index] = newValue }"),
    Row("an initializer", "@Spied init?(name: String) throws { return nil }"),
    Row(
      "an initializer with a closure",
      """
      @Spied convenience init(_ name: () -> String, count: inout Int) async { \
      self.init() }
      """),
  ]

  static let places = [
    Row("an extension", in: ["extension Outer.Inner {}"], "@Spied func f() {}"),
    Row("a static member of an extension", in: ["extension View {}"], "@Spied static func f() {}"),
    Row(
      "`Self`, in an extension", in: ["extension Outer.Inner {}"],
      "@Spied func f() -> Self { self }"),
    Row(
      "an initializer in an extension", in: ["extension Outer.Inner {}"],
      "@Spied convenience init(_ name: String) { self.init() }"),
    Row(
      "an initializer with a closure in an extension", in: ["extension View {}"],
      "@Spied convenience init(_ name: () -> String) { self.init() }"),
    Row(
      "an actor", in: ["public actor Counter {}"],
      "@Spied func count(_ body: () -> Int) async -> Int { body() }"),
    Row(
      "what is not bound to the actor", in: ["actor Counter {}"],
      "@Spied nonisolated func count() async { f() }"),
    Row(
      "a closure, where it may be of an actor", in: ["extension Counter {}"],
      "@Spied func count(_ body: () throws -> Int) async throws -> Int { try body() }"),
  ]

  static let parameters = [
    Row(
      "rethrows", "@Spied func map(_ f: (Int) throws -> Int) rethrows -> [Int] { try all.map(f) }"),
    Row(
      "closures that do not escape",
      """
      @Spied func each(_ body: (Int) -> Void, or other: @autoclosure () -> Int) { \
      body(1) }
      """),
    Row(
      "async with a closure", "@Spied func each(_ body: () async -> Void) async { await body() }"),
    Row("inout", "@Spied func add(to total: inout Int) -> Bool { total += 1; return true }"),
    Row(
      "owned, sending and isolated",
      """
      @Spied func eat(_ a: consuming [Int], b: sending Box, c: isolated Counter) \
      -> sending Box { b }
      """),
    Row("sending what a closure made", "@Spied func make(_ body: () -> Void) -> sending Box {}"),
    Row(
      "an async autoclosure",
      """
      @MainActor @Spied func wait(_ value: @autoclosure () async throws -> Int) async rethrows {}
      """),
    Row("its own places", "@Spied func f() { #sourceLocation() }"),
    Row("an initializer that sends", "@Spied init(_ x: sending Box, _ y: Box) {}"),
    Row(
      "packs and generics",
      """
      @Spied func all<each T, U: P>(_ items: repeat each T, u: U) -> (repeat each \
      T) where U: Q { (repeat each items) }
      """),
    Row(
      "names that are taken",
      """
      @Spied func f(_ body: () -> Int, bodyArgument: Int, `self` x: inout Int, \
      xArgument: Int) async {}
      """),
  ]
}
