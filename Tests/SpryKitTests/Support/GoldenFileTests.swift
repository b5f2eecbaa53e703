import Foundation
import TestSupport
import Testing

@Suite("The golden files belong to the tests")
struct GoldenFileTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .resolvingSymlinksInPath()

  private func files(in folder: URL, ending: String) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.path.hasSuffix(ending) }
  }

  @Test("Each golden text is used by the tests of its file")
  func everyHeadingIsUsed() throws {
    var sources: [String: URL] = [:]
    for file in files(in: Self.tests, ending: "Tests.swift")
      + files(in: Self.tests, ending: ".swift").filter({ $0.path.contains("Tests+") })
    {
      sources[GoldenFile(ofTest: file.path).path] = file
    }
    let folder = Self.tests.appendingPathComponent("Golden")
    for module in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      for file in files(in: folder.appendingPathComponent(module), ending: ".txt") {
        let source = try #require(sources[file.path], "\(file.path) belongs to no test file")
        let unused = GoldenFile(ofTest: source.path).unusedHeadings(
          in: try String(contentsOf: source, encoding: .utf8))
        #expect(unused == [], "\(file.path)")
      }
    }
  }
}
