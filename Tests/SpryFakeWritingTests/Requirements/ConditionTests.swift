import TestSupport
import Testing

@Suite("#if around members, protocols, and their default implementations") struct ConditionTests {
  @Test("A protocol gets a fake", arguments: fakes)
  func fake(_ sample: FakeSample) throws { try sample.expectGoldenFake() }

  static let fakes = [
    FakeSample(
      "Members after #elseif and #else exclude all conditions before them", of: "Log",
      source: """
        protocol Log {
          #if DEBUG
            func dump()
          #elseif os(Linux)
            func syslog()
          #else
            func flush()
          #endif
        }
        """)
  ]

  @Test("An import that one of two files has without a condition has none")
  func importOfTwoFiles() throws {
    let package = try Workspace(
      """
      #if canImport(Base)
        import Base
      #endif
      import Core
      protocol Log: Writer { func write(_ level: Level) }
      """,
      core: "import Base\npublic protocol Writer { func flush(_ level: Level) }",
      base: "public struct Level {}")
    let fake = try #require(try package.fake(of: "Log"))
    #expect(fake.contains("import Base") && !fake.contains("#if"), "\(fake)")
  }

  private let path = "Tests/AppTests/Fakes/FakeLog.swift"

  @Test("An operator keeps its conditions, and an update adds it inside the #if of the class")
  func operators() throws {
    let source = """
      #if os(Linux)
      protocol Log {
        func write()
        OPERATOR
      }
      #endif
      """
    let added = """
      static func + (left: Self, right: Int) -> Self
        #if DEBUG
          static func - (left: Self, right: Int) -> Self
        #endif
      """
    let package = try Workspace(source.replacing("OPERATOR", with: added))
    expectGolden(try package.fake(of: "Log"), "new operators in clauses")
    let older = try Workspace(source.replacing("OPERATOR", with: ""))
    try older.run("Log")
    try older.write(source.replacing("OPERATOR", with: added), "Sources/App/App.swift")
    let texts = [try older.run("--check"), try older.run(), older.read(path) ?? ""]
    expectGolden(texts.map(\.trimmedEnd), "added ones")
    #expect(try older.run() == "\(path) is up to date")
  }

  /// A fake that an older version of the command, or a user, wrote.
  struct OlderFile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let file: String

    init(_ name: String, of source: String, _ file: String) {
      (testDescription, self.source, self.file) = (name, source, file)
    }
  }

  @Test("An update adds the conditions that a file lacks", arguments: olderFiles)
  func updates(_ older: OlderFile) throws {
    let package = try Workspace(older.source)
    try package.write(older.file + "\n", path)
    let texts = [try package.run("--check"), try package.run(), package.read(path) ?? ""]
    expectGolden(texts.map(\.trimmedEnd), older.testDescription)
    try package.expectUpToDate()
  }

  static let olderFiles = [
    OlderFile(
      "An update adds an import to the innermost #if of the class",
      of: """
        import Network
        #if os(Linux)
          #if DEBUG
            protocol Log { func write(_ packet: Packet) }
          #endif
        #endif
        """,
      """
      #if os(Linux)
        import Foundation
        #if DEBUG
          import SpryMacros

          @testable import App

          @Spryable final class FakeLog: Log, Spryable {
            func write(_ packet: Packet)
          }
        #endif
      #endif
      """),
    OlderFile(
      "An update adds the conditions that an older version did not write",
      of: """
        #if canImport(Network)
          import Network
          protocol Log { func write(_ packet: Packet) }
        #endif
        """,
      """
      // Written in spring.
      import Network
      import SpryMacros

      @testable import App

      @Spryable final class FakeLog: Log, Spryable {
        func write(_ packet: Packet)
      }
      """),
    OlderFile(
      "An update adds the conditions of members that are listed without one",
      of: """
        class Log {
          func write() {}
          #if DEBUG
            func dump() {}
            func flush() {}
          #else
            func dump() {}
          #endif
        }
        """,
      """
      import SpryMacros

      @testable import App

      @Spryable final class FakeLog: Log, Spryable {
        // The first one.
        override func write()
        override func dump()
        override func flush() { print("own") }
      }
      """),
    OlderFile(
      "An import that the type's file has in a clause gets its condition",
      of: """
        #if canImport(Glibc)
          import Glibc
        #endif
        protocol Log { func write(_ file: FILE) }
        """,
      """
      import Glibc
      import SpryMacros

      @testable import App

      @Spryable final class FakeLog: Log, Spryable {
        func write(_ file: FILE)
      }
      """),
    OlderFile(
      "In a file with other types, an update adds the condition around the class alone",
      of: """
        #if os(Linux)
        protocol Log { func write() }
        #endif
        """,
      """
      import SpryMacros
      @testable import App

      struct Other {}

      @Spryable final class FakeLog: Log, Spryable {
        func write()
      }
      """),
  ]

  @Test("An update adds a member after the #if of the last one, not inside")
  func addedMembers() throws {
    let source = "protocol Log {\n  #if DEBUG\n    func dump()\n  #endif\n  ADDED\n}"
    let package = try Workspace(source.replacing("ADDED", with: ""))
    try package.run("Log")
    try package.write(
      source.replacing("ADDED", with: "func write()\n  #if DEBUG\n    func close()\n  #endif"),
      "Sources/App/App.swift")
    try package.run()
    let text = try #require(package.read(path))
    #expect(
      text.hasSuffix(
        "{\n  #if DEBUG\n    func dump()\n  #endif\n  func write()\n  #if DEBUG\n    func close()\n"
          + "  #endif\n}\n"), "\(text)")
    #expect(try package.run("--check") == "")
  }

  @Test("A condition of the user around the class stays")
  func conditionsOfUsers() throws {
    let package = try Workspace("#if os(Linux)\nprotocol Log { func write() }\n#endif")
    try package.run("Log")
    let text = try #require(package.read(path))
    try package.write(text.replacing("os(Linux)", with: "os(Linux) && DEBUG"), path)
    try package.expectUpToDate()
  }

  @Test("A default implementation inside #if counts only where its requirement exists")
  func defaults() throws {
    let package = try Workspace(
      """
      protocol Log {
        func write()
        func flush()
        func sync()
        func close()
        #if DEBUG
          func dump()
        #endif
      }
      extension Log {
        #if DEBUG
          func write() {}
          func dump() {}
        #elseif os(Linux)
          func flush() {}
        #endif
        func close() {}
      }
      #if os(Linux)
        extension Log { func sync() {} }
      #else
        extension Log { func sync() {} }
      #endif
      """)
    let text = try #require(try package.fake(of: "Log"))
    #expect(text.hasSuffix("{\n  func write()\n  func flush()\n}"), "\(text)")
  }

  @Test("Constraints in angle brackets and in 'where' are the same")
  func constraints() throws {
    let package = try Workspace(
      """
      protocol Log {
        func write<T: Encodable, U: Sequence & Sendable>(_ value: T, _ all: U) where U.Element == T
      }
      """)
    try package.run("Log")
    let text = try #require(package.read(path))
    let other = text.replacing("<T: Encodable, U: Sequence & Sendable>", with: "<T, U>")
      .replacing(
        "where U.Element == T", with: "where U: Sendable, T: Encodable, U.Element == T, U: Sequence"
      )
    try package.write(other, path)
    try package.expectUpToDate()
    try package.write(other.replacing("T: Encodable", with: "T: Decodable"), path)
    #expect(try package.run("--check").contains("changed 'write(_:_:)'"))
  }

  @Test("A fake without members names the option that lists the default implementations")
  func allDefaults() throws {
    let package = try Workspace(
      """
      protocol Log { func write(); var level: Int { get } }
      extension Log { func write() {}; var level: Int { 0 } }
      protocol Empty {}
      """)
    #expect(
      try package.run("Log")
        == "wrote \(path). It lists no members, because all members of 'Log' are optional or "
        + "have a default implementation. To stub them, run 'swift package write-fakes --target AppTests "
        + "--all-requirements Log', or add '--requirement' and the name of one member")
    #expect(try package.run() == "\(path) is up to date")
    try package.run("--all-requirements", "Log")
    #expect(package.read(path)?.contains("  func write()\n  var level: Int\n") == true)
    #expect(try package.run("Empty") == "wrote Tests/AppTests/Fakes/FakeEmpty.swift")
  }
}

extension String {
  /// The text without line breaks at its end, as golden files hold it.
  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex)])
  }
}
