import Testing

import DeclarationParser
@testable import SpryMacroExpansion
@testable import CompilerMessages

@Suite("Answers in JSON") struct AnswersTests {
  private func answer(_ expansion: MacroExpansion) -> String {
    JSONValue.answer(with: expansion).text
  }

  @Test("Source is escaped")
  func sourceIsEscaped() {
    #expect(
      answer(MacroExpansion(text: "{\n\t\"a\\nb\"\n}")) == #"""
        {"expandMacroResult":{"expandedSource":"{\n\t\"a\\nb\"\n}","diagnostics":[]}}
        """#
    )
  }

  @Test("A diagnostic is sent with its notes and fix-its")
  func diagnostics() {
    let token = FilePlace(fileName: "App/A.swift", range: 12..<18)
    let start = FilePlace(fileName: "App/A.swift", range: 12..<12)
    let expansion = MacroExpansion(
      text: "",
      diagnostics: [
        Diagnostic(
          severity: .error,
          message: "'@Spryable' needs a class",
          place: token,
          notes: [.init(message: "here", place: start)],
          fixIts: [
            .init(
              message: "make it a class",
              changes: [
                .init(place: token, newText: "class"), .init(place: start, newText: "final "),
              ]
            )
          ]
        ),
        Diagnostic(severity: .note, message: "\"quoted\"", place: start),
      ]
    )
    #expect(
      answer(expansion) == #"""
        {"expandMacroResult":{"expandedSource":"","diagnostics":[\#
        {"message":"'@Spryable' needs a class","severity":"error",\#
        "position":{"fileName":"App/A.swift","offset":12},\#
        "highlights":[{"fileName":"App/A.swift","startOffset":12,"endOffset":18}],\#
        "notes":[{"position":{"fileName":"App/A.swift","offset":12},"message":"here"}],\#
        "fixIts":[{"message":"make it a class","changes":[\#
        {"range":{"fileName":"App/A.swift","startOffset":12,"endOffset":18},"newText":"class"},\#
        {"range":{"fileName":"App/A.swift","startOffset":12,"endOffset":12},"newText":"final "}]}]},\#
        {"message":"\"quoted\"","severity":"note",\#
        "position":{"fileName":"App/A.swift","offset":12},"highlights":[],"notes":[],"fixIts":[]}]}}
        """#
    )
  }

  @Test(
    "A failure is sent as an error",
    arguments: [
      (MessageFailure.notAMessage, "the message is not JSON that can be read"),
      (.unknown(kind: "a"), "the message 'a' is unknown"),
      (.missing(key: "a"), "the message lacks 'a'"),
      (.role("a"), "no macro has the role 'a'"),
      (.macro("a"), "no macro is named 'a'"),
      (.libraries, "libraries cannot be loaded"),
      (.tooLong(1 << 63), "the message has 9223372036854775808 bytes"),
      (.truncated, "the message is cut off"),
    ])
  func failures(_ cause: MessageFailure, reason: String) {
    #expect(JSONValue.answer(with: cause).text == failure(reason))
  }
}
