import Foundation

/// A folder that is removed with its test.
package final class TestFolder: Sendable {
  package let path: String

  package init() {
    let temporary = FileManager.default.temporaryDirectory.path
    path = "\(temporary)/SpryKit-tests-\(UUID())"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder.
  package subscript(_ name: String) -> String { "\(path)/\(name)" }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders around it.
  package func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self[name], withDestinationPath: target)
  }

  package func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self[name]).sorted()
  }
}
