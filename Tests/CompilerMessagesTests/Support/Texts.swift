@testable import CompilerMessages

extension MessageHandler {
  /// The answer to a message, as text.
  mutating func answer(to message: String) -> String { answer(to: Array(message.utf8)).text }
}

/// A piece of source as a message contains it.
func syntax(_ source: String, at offset: Int = 0, in fileName: String = "App/A.swift") -> String {
  let value: JSONValue = [
    "kind": "declaration",
    "source": .string(source),
    "location": [
      "fileID": "App/A.swift",
      "fileName": .string(fileName),
      "offset": .scalar(String(offset)),
      "line": 1,
      "column": 1,
    ],
  ]
  return value.text
}

/// The answer to a message that cannot be answered.
func failure(_ reason: String) -> String {
  """
  {"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"SpryMacros cannot \
  answer this compiler: \(reason); update SpryKit, or report it","severity":"error",\
  "position":{"fileName":"","offset":0},"highlights":[],"notes":[],"fixIts":[]}]}}
  """
}
