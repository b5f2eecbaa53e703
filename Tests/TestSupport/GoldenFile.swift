import Foundation
import Testing

/// The texts that the tests of one file expect.
package struct GoldenFile {
  /// The absolute path of the file.
  package let path: String

  private static let lock = NSLock()
  private static let heading = "=== "

  /// Finds the golden file of a test file.
  ///
  /// - Parameter file: The path, or the file ID, whose first part is the module. A location of Swift
  ///   6.2 has no path.
  package init(ofTest file: String) {
    let parts = file.split(separator: "/").map(String.init)
    let module = parts[(parts.lastIndex(of: "Tests") ?? -1) + 1]
    let name = parts[parts.count - 1].replacingOccurrences(of: "Tests", with: "")
      .replacingOccurrences(of: ".swift", with: ".txt")
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    path = "\(tests.path)/Golden/\(module)/\(name)"
  }

  /// The texts by their headings.
  package var texts: [String: String] {
    Dictionary(sections) { first, _ in first }
  }

  private var sections: [(String, String)] {
    guard let content = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let sections = ("\n" + content).components(separatedBy: "\n" + Self.heading).dropFirst()
    return sections.map { section in
      let lines = section.components(separatedBy: "\n")
      let text = lines.dropFirst().joined(separator: "\n")
      return (lines[0], text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
  }

  /// Sets a text. Texts are sorted by their headings, so that the order of the tests does not matter.
  func write(_ text: String, _ name: String) {
    Self.lock.withLock {
      var texts = self.texts
      texts[name] = text
      let content = texts.sorted { $0.key < $1.key }
        .map { "\(Self.heading)\($0.key)\n\($0.value)\n" }.joined()
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try content.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        Issue.record(error)
      }
    }
  }

  /// The headings that the source of the test file does not contain as a string literal.
  ///
  /// A test with arguments may put a heading together: `"a literal: \(argument)"`. Nothing is known of
  /// a file that makes headings by other code.
  package func unusedHeadings(in source: String) -> [String] {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return [] }
    guard !source.contains(/expectGolden\(.+, [A-Za-z]\w*\.\w+.*\)/) else { return [] }
    return texts.keys.sorted().filter { heading in
      let start = heading.components(separatedBy: ": ")[0]
      return !source.contains("\"\(heading)\"") && !source.contains("\"\(start): \\(")
    }
  }
}
