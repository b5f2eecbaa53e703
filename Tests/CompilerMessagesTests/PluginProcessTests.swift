#if os(macOS) || os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Starts the executable as the compiler does.
  @Suite("The plugin as a process", .timeLimit(.minutes(1))) struct PluginProcessTests {
    private static let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    private static let capabilityAnswer =
      #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#

    @Test("Every message is answered, in order")
    func messagesAreAnswered() throws {
      let file = syntax("\n@Spryable\nfinal class FakeUsers: Users, Spryable {}", at: 17)
      let answers = try run(
        Self.frame(Self.capability)
          + Self.frame(
            """
            {"expandAttachedMacro":{"macro":{"moduleName":"SpryMacrosPlugin",\
            "typeName":"SpryableMacro","name":"Spryable"},"macroRole":"extension",\
            "discriminator":"$s3App9FakeUsersC8Spryablefme_",\
            "attributeSyntax":\(syntax("\n@Spryable", at: 17)),"declSyntax":\(file),\
            "extendedTypeSyntax":{"kind":"type","source":"FakeUsers","location":{"fileID":"",\
            "fileName":"","offset":0,"line":0,"column":0}},"lexicalContext":[]}}
            """
          )
          + Self.frame("no JSON")
          + Self.frame(#"{"later":{}}"#)
          + Self.frame(Self.capability)
      )
      #expect(
        answers == [
          Self.capabilityAnswer,
          #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#,
          failure("the message is not JSON that can be read"),
          failure("the message 'later' is unknown"),
          Self.capabilityAnswer,
        ]
      )
    }

    @Test(
      "The process ends with its input, and answers what is cut off",
      arguments: [
        ([], []), (frame(capability) + frame("") + frame(capability), [capabilityAnswer]),
        (
          frame(capability) + frame(capability).prefix(9),
          [capabilityAnswer, failure("the message is cut off")]
        ),
        (
          Array(repeating: 0xFF, count: 100),
          [failure("the message has 18446744073709551615 bytes")]
        ),
      ] as [([UInt8], [String])])
    func ends(input: [UInt8], answers: [String]) throws {
      #expect(try run(input) == answers)
    }

    private static func frame(_ message: String) -> [UInt8] {
      let length = UInt64(message.utf8.count)
      return (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + Array(message.utf8)
    }

    private func run(_ input: [UInt8]) throws -> [String] {
      let process = Process()
      let (standardInput, standardOutput) = (Pipe(), Pipe())
      let plugin = try #require(product(named: "SpryMacrosPlugin-tool", "SpryMacrosPlugin"))
      process.executableURL = plugin
      process.standardInput = standardInput
      process.standardOutput = standardOutput
      try process.run()
      standardInput.fileHandleForWriting.write(Data(input))
      standardInput.fileHandleForWriting.closeFile()
      var output = [UInt8](standardOutput.fileHandleForReading.readDataToEndOfFile())[...]
      process.waitUntilExit()

      var answers: [String] = []
      while output.count >= 8 {
        let length = output.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
        answers.append(String(decoding: output.dropFirst(8).prefix(length), as: UTF8.self))
        output = output.dropFirst(8 + length)
      }
      #expect(output.isEmpty)
      #expect(process.terminationStatus == 0)
      return answers
    }
  }
#endif
