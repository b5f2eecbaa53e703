import Testing

@testable import SpryMacroExpansion

@Suite struct SpiedExpansionTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    var context = ["class View {}"]
    let source: String
    let text: String

    var testDescription: String { name }
  }

  @Test(arguments: functions + parameters + accessorsAndInitializers + places)
  func writes(_ row: Row) {
    let expansion = AnnotatedFile(row.source, "Spied", in: row.context).expand(.body)
    #expect(expansion.diagnostics == [])
    #expect(expansion.text == row.text)
  }

  @Test(arguments: older) func writesForOlderCompilers(_ row: Row) {
    let expansion = AnnotatedFile(row.source, "Spied", in: row.context)
      .expand(.body, namesAreFree: false)
    #expect(expansion.diagnostics == [])
    #expect(expansion.text == row.text)
  }

  @Test(arguments: [
    ("func f() {", true), ("func f() {{", true), ("get {", true), ("init() { \" {", true),
    ("var x: Int {", false), ("set(", false),
  ])
  func readsWhatDoesNotEnd(_ text: String, hasBody: Bool) {
    let file = AnnotatedFile("@Spied " + text, "Spied", in: ["class View {}"])
    #expect(file.expand(.body).text.isEmpty == !hasBody)
    _ = file.expand(.peer)
  }

  @Test func placesNothingInAFileThatNoLiteralNames() {
    for name in ["", "C:\\View.swift", "my\"View\".swift"] {
      let request = MacroRequest(
        role: .body, macro: "SpiedMacro", attribute: SourceText("@Spied"),
        declaration: SourceText("@Spied get { 1 }", fileName: name, line: 3),
        lexicalContext: [SourceText("class View {}")])
      var expander = Expander()
      #expect(
        expander.expand(request).text == """
          {
            return self.spied(in: View.self) { () in
          1
            }
          }

          """)
    }
  }

  @Test func writesNoPeers() {
    let file = AnnotatedFile("@Spied func f() {}", "Spied", in: ["class View {}"])
    #expect(file.expand(.peer) == MacroExpansion(text: ""))
  }

  static let functions = [
    Row(
      name: "no arguments",
      source: "@Spied func layout() { note(1) }",
      text: """
        {
          var `layout()`: Void {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                               note(1)
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `layout()` }
          return self.spied(in: View.self) { `layout()` }
        }

        """
    ),
    Row(
      name: "arguments and a result",
      source: """
        @Spied public func draw(in rect: Rect, `for` item: Item = .first) throws -> Bool {
          try f(rect)
        }
        """,
      text: """
        {
          var `draw(in:for:)`: Bool {
            get throws {
        #sourceLocation(file: "File.swift", line: 11)
          try f(rect)
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return try `draw(in:for:)` }
          return try self.spied(in: View.self, arguments: rect, item) { try `draw(in:for:)` }
        }

        """
    ),
    Row(
      name: "a type of error",
      source: "@Spied func fail() throws(Failure) -> Int { throw .closed }",
      text: """
        {
          func `fail()`() throws(Failure) -> Int {
        #sourceLocation(file: "File.swift", line: 10)
                                                    throw .closed
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return try `fail()`() }
          return try self.spied(in: View.self) { () throws(Failure) in try `fail()`() }
        }

        """
    ),
    Row(
      name: "async",
      source: "@Spied func load(_ id: Int) async throws -> some View { try await f(id) }",
      text: """
        {
          func `load(_:)`() async throws -> some View {
        #sourceLocation(file: "File.swift", line: 10)
                                                                try await f(id)
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return try await `load(_:)`() }
          #if hasFeature(NonisolatedNonsendingByDefault)
          return try await self.spiedNonsending(in: View.self, arguments: id) { try await `load(_:)`() }
          #else
          return try await self.spied(in: View.self, arguments: id) { try await `load(_:)`() }
          #endif
        }

        """
    ),
    Row(
      name: "async on the actor of the caller",
      source: "@Spied nonisolated(nonsending) func load() async { f() }",
      text: """
        {
          nonisolated(nonsending) func `load()`() async -> Void {
        #sourceLocation(file: "File.swift", line: 10)
                                                           f()
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return await `load()`() }
          return await self.spiedNonsending(in: View.self) { await `load()`() }
        }

        """
    ),
    Row(
      name: "async on an actor",
      source: "@MainActor @Spied func load() async { f() }",
      text: """
        {
          func `load()`() async -> Void {
        #sourceLocation(file: "File.swift", line: 10)
                                              f()
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return await `load()`() }
          return await self.spied(in: View.self) { await `load()`() }
        }

        """
    ),
    Row(
      name: "a static operator of a generic class",
      context: ["class Crate<Item>: Base {}"],
      source: "@Spied static func + (left: Crate, right: Crate) -> Int { 1 }",
      text: """
        {
          var `+(_:_:)`: Int {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                                                                  1
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(forClass: self) else { return `+(_:_:)` }
          return self.spied(in: Crate.self, arguments: left, right) { `+(_:_:)` }
        }

        """
    ),
    Row(
      name: "a condition",
      source: """
        @Spied(behindPreprocessorFlag: "DEBUG") func one() -> Int {
          1
        }
        """,
      text: """
        {
        #if DEBUG
          var `one()`: Int {
            get {
        #sourceLocation(file: "File.swift", line: 11)
          1
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `one()` }
          return self.spied(in: View.self) { `one()` }
        #else
        #sourceLocation(file: "File.swift", line: 11)
          1
        #sourceLocation()
        #endif
        }

        """
    ),
    Row(
      name: "a line of a body",
      source: #"""

          /// Draws.
          @Spied
          func text() -> String {
            """
            {
            """
          }
        """#,
      text: #"""
        {
          var `text()`: String {
            get {
        #sourceLocation(file: "File.swift", line: 14)
            """
            {
            """
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `text()` }
          return self.spied(in: View.self) { `text()` }
        }

        """#
    ),
  ]

  static let older = [
    Row(
      name: "an older compiler",
      source: "@Spied func layout(_ spiedOriginal: Int) -> Int { spiedOriginal }",
      text: """
        {
          func _spiedOriginal() -> Int {
        #sourceLocation(file: "File.swift", line: 10)
                                                          spiedOriginal
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return _spiedOriginal() }
          return self.spied(in: View.self, arguments: spiedOriginal) { _spiedOriginal() }
        }

        """
    )
  ]
}
