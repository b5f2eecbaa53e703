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
    let captor = kept.replacing("ArgumentCaptor!", with: "ArgumentCaptor<Any>!")
    #expect(text == "import SpryKit\nimport SpryMatchers\n" + captor)
    #expect(rest.split(separator: "\n").count == 5, "\(rest)")
  }

  @Test(
    "It replaces each import of Spry, and imports nothing twice",
    arguments: [
      "import Spry_Nimble", "import NSpry", "@testable import Spry", "import NSpryNimble",
      "import Spry\nimport Spry_Nimble",
    ])
  func imports(old: String) throws {
    let (text, _) = try migrate(
      "import Nimble\n\(old)\nexpect(radio).to(haveReceived(.stop))", from: "spry")
    #expect(
      text == """
        import SpryKit
        import SpryMatchers
        XCTAssertHaveReceived(radio, .stop)
        """)
  }

  @Test("Of SpryKit 3, it leaves the names of the members to a person")
  func spryKit3() throws {
    let before = """
      #if canImport(SpryMacroAvailable) && swift(>=6.0)
      import SpryKit

      @Spryable
      final class FakeOven: Oven {
        @SpryableVar(.set)
        var temperature: Int

        @SpryableFunc func heat(to degrees: Int) throws
      }

      final class OvenTests: XCTestCase {
        var captor: ArgumentCaptor!
        func test() {
          oven.stub(.observeWithChange).with(Argument.skipped).andDoVoid { _ in }
          XCTAssertTrue(oven.didCall(.heatWithTo, withArguments: [180]).isSuccess)
          XCTAssertHaveReceived(FakeOven.self, .clean)
          expectHaveNotReceived(FakeOven.self, .clean, with: Argument.validator { _ in true })
          expectHaveNoRecordedCalls(FakeOven.self)
          XCTAssertEqualAny(1, 1)
        }
      }
      #endif
      """
    let after = """
      #if canImport(SpryKit) && swift(>=6.0)
      import SpryMacros
      import SpryMatchers

      @Spryable
      final class FakeOven: Oven, Spryable {
        var temperature: Int

        func heat(to degrees: Int) throws
      }

      final class OvenTests: SpryTestCase {
        var captor: ArgumentCaptor<Any>!
        func test() {
          oven.stub(.observeWithChange).with(Argument.anything).andDo { _ in }
          XCTAssertTrue(oven.didCall(.heatWithTo, withArguments: [180]).success)
          XCTAssertHaveReceived(type: FakeOven.self, .clean)
          expectHaveNotReceived(type: FakeOven.self, .clean, with: Argument.pass { _ in true })
          XCTAssertHaveNoRecordedCalls(type: FakeOven.self)
          XCTAssertEqualAny(1, 1)
        }
      }
      #endif
      """
    let (text, rest) = try migrate(before, from: "sprykit3")
    #expect(text == after)
    #expect(rest.contains("XCTAssertEqualAny") && rest.split(separator: "\n").count == 1, "\(rest)")
  }

  @Test(
    "A second run changes nothing", arguments: ["@Spryable class FakeOven: Oven {", "oven.heat()"])
  func twice(code: String) throws {
    let (once, _) = try migrate("import Foundation\nimport SpryKit\n" + code, from: "sprykit3")
    let (twice, _) = try migrate(once, from: "sprykit3")
    #expect(twice == once)
  }

  @Test("It corrects the conditions of SpryKit 3 in a file without an import")
  func conditions() throws {
    let (text, _) = try migrate(
      "#if canImport(SwiftSyntax600)\nfinal class OvenTests: XCTestCase {}\n#endif",
      from: "sprykit3")
    #expect(text == "#if canImport(SpryKit)\nfinal class OvenTests: XCTestCase {}\n#endif")
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
