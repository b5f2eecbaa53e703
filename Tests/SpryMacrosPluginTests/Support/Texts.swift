@testable import SpryMacrosPlugin

extension JSONValue {
  /// The value that a text holds; nil if the text is not one value.
  init?(text: UnsafeRawBufferPointer) {
    guard let bytes = text.assumingMemoryBound(to: UInt8.self).baseAddress else { return nil }
    var cursor = JSONCursor(bytes: bytes, count: text.count)
    cursor.skipSpace()
    guard let value = cursor.takeValue(), cursor.isAtEnd else { return nil }
    self = value
  }
}

/// Reads a JSON text; nil if it is none.
func reading<Result>(_ text: String, _ read: (JSONValue) -> Result?) -> Result? {
  reading(Array(text.utf8), read)
}

func reading<Result>(_ text: [UInt8], _ read: (JSONValue) -> Result?) -> Result? {
  text.withUnsafeBytes { JSONValue(text: $0).flatMap(read) }
}

extension Conversation {
  /// The answer to a message, as text.
  mutating func answer(to message: String) -> String {
    let answer = Array(message.utf8).withUnsafeBytes { self.answer(to: $0) }
    return String(decoding: answer, as: UTF8.self)
  }
}

/// A piece of source as a message holds it.
func syntax(_ source: String, at offset: Int = 0, in fileName: String = "App/A.swift") -> String {
  var writer = JSONWriter()
  writer.raw("{\"kind\":\"declaration\",\"source\":")
  writer.string(source)
  writer.raw(",\"location\":{\"fileID\":\"App/A.swift\",\"fileName\":")
  writer.string(fileName)
  writer.raw(",\"offset\":")
  writer.integer(offset)
  writer.raw(",\"line\":1,\"column\":1}}")
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// The answer to what cannot be answered.
func failure(_ reason: String) -> String {
  """
  {"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"SpryMacros cannot \
  answer this compiler: \(reason); update SpryKit, or report it","severity":"error",\
  "position":{"fileName":"","offset":0},"highlights":[],"notes":[],"fixIts":[]}]}}
  """
}
