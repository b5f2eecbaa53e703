#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Starts the executable as the compiler does.
  @Suite("The plugin as a process", .timeLimit(.minutes(1))) struct PluginProcessTests {
    private static let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    private static let capabilityAnswer =
      #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#

    @Test("Every message is answered, in order")
    func messagesAreAnswered() throws {
      let file = syntax("\n@Spryable\nfinal class FakeUsers: Users, Spryable {}", at: 17)
      let output = try run(
        frame(Self.capability)
          + frame(
            """
            {"expandAttachedMacro":{"macro":{"moduleName":"SpryMacrosPlugin",\
            "typeName":"SpryableMacro","name":"Spryable"},"macroRole":"extension",\
            "discriminator":"$s3App9FakeUsersC8Spryablefme_",\
            "attributeSyntax":\(syntax("\n@Spryable", at: 17)),"declSyntax":\(file),\
            "extendedTypeSyntax":{"kind":"type","source":"FakeUsers","location":{"fileID":"",\
            "fileName":"","offset":0,"line":0,"column":0}},"lexicalContext":[]}}
            """
          )
          + frame("no JSON")
          + frame(#"{"later":{}}"#)
          + frame(Self.capability)
      )
      #expect(
        output.answers == [
          Self.capabilityAnswer,
          #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#,
          failure("the message is not JSON that can be read"),
          failure("the message 'later' is unknown"),
          Self.capabilityAnswer,
        ]
      )
      #expect(output.status == 0)
    }

    @Test("The process ends with its input")
    func endOfInput() throws {
      let output = try run([])
      #expect(output.answers == [])
      #expect(output.status == 0)
    }

    @Test("The process ends at a length of zero")
    func lengthOfZero() throws {
      let output = try run(frame(Self.capability) + frame("") + frame(Self.capability))
      #expect(output.answers == [Self.capabilityAnswer])
      #expect(output.status == 0)
    }

    @Test("A message that is cut off is answered", arguments: [1, 7, 8, 9, 30])
    func truncatedMessage(length: Int) throws {
      let output = try run(frame(Self.capability) + frame(Self.capability).prefix(length))
      #expect(output.answers == [Self.capabilityAnswer, failure("the message is cut off")])
    }

    @Test("A length that no message has is answered")
    func absurdLength() throws {
      let output = try run(Array(repeating: 0xFF, count: 100))
      #expect(output.answers == [failure("the message has 18446744073709551615 bytes")])
    }

    private struct Output {
      var answers: [String]
      var status: Int32
    }

    private func frame(_ message: String) -> [UInt8] {
      let length = UInt64(message.utf8.count)
      return (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + Array(message.utf8)
    }

    private func run(_ input: [UInt8]) throws -> Output {
      let process = Process()
      let (standardInput, standardOutput) = (Pipe(), Pipe())
      let executable = try #require(Self.executable())
      process.executableURL = executable
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
      return Output(answers: answers, status: process.terminationStatus)
    }

    /// The executable, which the build puts beside the tests; their path is among the arguments.
    private static func executable() -> URL? {
      for argument in CommandLine.arguments where argument.hasPrefix("/") {
        var folder = URL(fileURLWithPath: argument)
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          for name in ["SpryMacrosPlugin-tool", "SpryMacrosPlugin"] {
            let file = folder.appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
          }
        }
      }
      return nil
    }
  }
#endif
