// Asks `sourcekit-lsp` what an editor offers after each expression of a sample. Leaves out what Swift's
// own types have.

import Foundation

@main
struct Completion {
  /// Prints a list for each `/*complete*/` of a source: `Completion <source> <folder with settings>`.
  static func main() throws {
    let (path, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let server = try LanguageServer(in: URL(fileURLWithPath: folder))
    let document = ["uri": URL(fileURLWithPath: path).absoluteString]
    try server.open(document, source)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let mark = line.range(of: "/*complete*/") else { continue }
      let expression = line[..<mark.lowerBound]
      let place = ["line": number, "character": expression.utf16.count]
      let reply = try server.request(
        "textDocument/completion", ["textDocument": document, "position": place])
      print(list(of: reply, after: expression.trimmingPrefix { $0 == " " }))
    }
    try server.stop()
  }

  private static func list(of reply: Any?, after expression: Substring) -> String {
    let items = ((reply as? [String: Any])?["items"] as? [[String: Any]] ?? []).sorted {
      ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "")
    }
    let isMatcher = expression.hasSuffix("(.") || expression.hasSuffix(": .")
    let labels = items.compactMap { item -> String? in
      let isOther = isMatcher && (item["detail"] as? String)?.hasPrefix("ArgumentOf<") != true
      return isOther ? nil : item["label"] as? String
    }
    return (["\(expression) offers \(labels.count)"] + labels.map { "  \($0)" })
      .joined(separator: "\n")
  }
}

/// A running `sourcekit-lsp`.
final class LanguageServer {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var lastRequest = 0

  init(in folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": [String: Any]()])
    try send(["method": "initialized", "params": [String: Any]()])
  }

  func open(_ document: [String: String], _ source: String) throws {
    var document: [String: Any] = document
    document["languageId"] = "swift"
    document["version"] = 1
    document["text"] = source
    try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
  }

  /// Sends a request, and returns the result of its reply.
  func request(_ method: String, _ parameters: Any) throws -> Any? {
    lastRequest += 1
    try send(["id": lastRequest, "method": method, "params": parameters])
    while true {
      let message = try receive()
      guard let number = message["id"] else { continue }
      if message["method"] != nil {
        // A request of the server, for example for the settings of the editor.
        try send(["id": number, "result": NSNull()])
      } else if number as? Int == lastRequest {
        if let error = message["error"] { throw ServerError(description: "\(method): \(error)") }
        return message["result"]
      }
    }
  }

  func stop() throws {
    _ = try request("shutdown", NSNull())
    try send(["method": "exit"])
    process.waitUntilExit()
  }

  private func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func receive() throws -> [String: Any] {
    var head = ""
    while !head.hasSuffix("\r\n\r\n") { head += String(decoding: try read(1), as: UTF8.self) }
    let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length:") }
      .flatMap { Int($0.dropFirst("Content-Length:".count).trimmingPrefix(" ")) }
    let message = try JSONSerialization.jsonObject(with: read(length ?? 0))
    return message as? [String: Any] ?? [:]
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let part = try output.fileHandleForReading.read(upToCount: count - data.count) else {
        throw ServerError(description: "sourcekit-lsp ended")
      }
      data += part
    }
    return data
  }
}

struct ServerError: Error, CustomStringConvertible {
  let description: String
}
