#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite("A misspelled member")
  struct MisspelledMemberTests {
    private static let fakes = """
      import SpryKit
      import SpryMatchers
      import Testing

      final class FakeBank: Spryable {
        enum Function: String, StringRepresentable { case charge = "charge(_:)" }
        enum ClassFunction: String, StringRepresentable { case make = "make()" }
      }
      final class FakeLog: Spryable {
        enum Function: String, StringRepresentable { case write = "write(_:)" }
      }
      """

    /// One line of each assertion, for a fake.
    private static let ofInstances = [
      "expectHaveReceived(bank, .chrage)",
      "XCTAssertHaveReceived(bank, .chrage, with: 1, countSpecifier: .once)",
      "expectHaveNotReceived(bank.called(.chrage, with: Argument.anything).since(mark))",
      "await expectHaveReceived(bank.called(.chrage), within: .seconds(1))",
      "await expectHaveNotReceived(bank.called(.chrage, with: 1), for: .seconds(1))",
      "expectNoOtherCalls(bank, log, ignoring: bank.called(.chrage))",
      "expectInOrder { bank.called(.chrage); log.called(.write) }",
      "expectExactlyInOrder { bank.called(.chrage, with: 1) }",
    ]

    /// One line of each assertion, for a type.
    private static let ofTypes = [
      "expectHaveReceived(type: FakeBank.self, .mkae)",
      "XCTAssertHaveNotReceived(type: FakeBank.self, .mkae, with: 1)",
      "await expectHaveReceived(FakeBank.called(.mkae), within: .seconds(1))",
      "await expectHaveNotReceived(FakeBank.called(.mkae), for: .seconds(1))",
      "expectNoOtherCalls(type: FakeBank.self, ignoring: FakeBank.called(.mkae))",
      "expectInOrder { FakeBank.called(.mkae) }",
    ]

    @Test("Each assertion gets the compiler's error about the member, and no other")
    func errors() throws {
      let errors = try compilerErrors(
        Self.fakes
          + "\nfunc check(_ bank: FakeBank, _ log: FakeLog, since mark: SpryMark) async {\n"
          + (Self.ofInstances + Self.ofTypes).joined(separator: "\n") + "\n}\n"
      )
      let expected =
        Self.ofInstances.map { _ in "type 'FakeBank.Function' has no member 'chrage'" }
        + Self.ofTypes.map { _ in "type 'FakeBank.ClassFunction' has no member 'mkae'" }
      #expect(errors.map(\.text) == expected)
      #expect(errors.map(\.line) == Array(13..<(13 + expected.count)))
    }

    /// Type-checks a source text against the modules of this build.
    private func compilerErrors(_ source: String) throws -> [(line: Int, text: String)] {
      let folder = TestFolder()
      defer { withExtendedLifetime(folder) {} }
      try folder.write(source, to: "Source.swift")

      let modules = try #require(product(named: "Modules/SpryMatchers.swiftmodule"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", folder["Source.swift"],
        "-I", modules.deletingLastPathComponent().path,
      ]
      let output = Pipe()
      process.standardError = output
      try process.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text.matches(of: /Source.swift:(\d+):\d+: error: (.*)/).map {
        (Int($0.output.1) ?? 0, String($0.output.2))
      }
    }
  }
#endif
