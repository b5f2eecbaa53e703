import Foundation
import Testing

@Suite("The script that migrates tests") struct MigrateTests {
  @Test("Of Spry, it leaves the reset of types to a person")
  func spry() throws {
    let blocks = try Readme.blocks(of: "swift", in: Readme.article("ComingFrom/FromSpry"))
    let before = try #require(blocks.first(where: Readme.isForeign))
    let after = try #require(blocks.first { $0.hasPrefix("import SpryKit\n") })

    let (text, rest) = try migrate(before, from: "spry")
    let tearDown = #/  override func tearDown\(\) {.*?\n  }\n/#.dotMatchesNewlines()
    let migrated = text.replacing(tearDown, with: "").replacing("self.", with: "")
    #expect(Readme.lines(of: migrated) == ["// Before"] + Readme.lines(of: after))
    #expect(rest.contains("FakeRadio.resetCallsAndStubs()"))
    #expect(rest.split(separator: "\n").count == 1, "\(rest)")
  }

  @Test("It prints the lines of Spry and Nimble that it does not change")
  func rest() throws {
    let kept = """
      import Nimble
      class RadioSpec: QuickSpec {
        expect(radio).toEventually(haveReceived(.stop))
        expect(radio._callsDictionary.calls.count) > 1
        SpryConfiguration.fatalErrorClosure = { print($0) }
        var captor: ArgumentCaptor!
      """
    let (text, rest) = try migrate("import Spry\n" + kept, from: "spry")
    #expect(text == "import SpryKit\nimport SpryMatchers\n" + kept)
    #expect(rest.split(separator: "\n").count == 6, "\(rest)")
  }

  @Test("A file without an import of the library stays as it is")
  func otherFile() throws {
    let other = "import XCTest\nfinal class ClockTests: XCTestCase {}"
    let (text, rest) = try migrate(other, from: "spry")
    #expect(text == other)
    #expect(rest == "")
  }

  @Test("Of swift-spyable, it changes the imports and the name of a parameter")
  func spyable() throws {
    let before = """
      import Spyable
      @Spyable(accessLevel: .public, inheritedTypes: "ParentSpy")
      """
    let (text, rest) = try migrate(before, from: "swift-spyable")
    #expect(
      text == """
        import SpryMacros
        @Spyable(accessLevel: .public, inheriting: "ParentSpy")
        """)
    #expect(rest == "")
  }

  /// Returns the migrated text, and what the script prints.
  private func migrate(_ text: String, from library: String) throws -> (String, rest: String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    let script = Process()
    script.executableURL = Readme.root.appendingPathComponent("Examples/Migrate")
    script.arguments = [library, file.path]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    let migrated = try String(contentsOf: file, encoding: .utf8).dropLast()
    return (String(migrated), String(decoding: rest, as: UTF8.self))
  }
}
