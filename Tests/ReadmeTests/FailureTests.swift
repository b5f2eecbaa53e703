import Foundation
import Testing

@Suite("The failures that pages show are printed", .spry)
struct FailureTests {
  @Test("A page shows a failure that is printed", arguments: FailureSamples.all.indices)
  func failure(_ index: Int) async throws {
    let (page, sample) = FailureSamples.all[index]
    let position = FailureSamples.all[..<index].count { $0.key == page }
    let shown = try Self.failures(of: page)
    try #require(shown.indices.contains(position), "in \(page)")
    let wanted = Self.withoutLocations(shown[position])
    try await withKnownIssue("\(page)") {
      try await sample()
    } matching: { issue in
      let text = issue.comments.first.map { Self.withoutLocations($0.rawValue) }
      if text != wanted { print("--- printed:\n\(issue.comments.first?.rawValue ?? "-")\n---") }
      return text == wanted
    }
  }

  @Test("Each block of text on a page is one of these")
  func blocks() throws {
    let pages = Dictionary(grouping: FailureSamples.all, by: \.key)
    var known: Set<String> = []
    for (page, samples) in pages {
      let shown = try Self.failures(of: page)
      #expect(shown.count == samples.count, "in \(page)")
      known.formUnion(shown)
    }
    // A test of its own compares the failure of this page.
    for page in try Readme.pages() where page.lastPathComponent != "Nimble.md" {
      for block in try Self.failures(in: page) {
        #expect(known.contains(block), "in \(page.lastPathComponent):\n\(block)")
      }
    }
  }

  /// The failures that the pages of a name show.
  private static func failures(of page: String) throws -> [String] {
    try Readme.pages().filter { $0.lastPathComponent == page }.flatMap(failures)
  }

  /// The blocks of text of a page, or a failure in a file of the tutorial.
  private static func failures(in page: URL) throws -> [String] {
    page.pathExtension == "txt"
      ? [try String(contentsOf: page, encoding: .utf8).trimmingCharacters(in: .newlines)]
      : try Readme.blocks(of: "text", in: page)
  }

  /// A text without the file and the line of a stub, which is not in this file for the reader, and
  /// without callers where their lines are unknown.
  private static func withoutLocations(_ text: String) -> String {
    let text = text.replacing(#/ at \w+\.swift:\d+/#, with: " at …")
    #if os(Linux) && DEBUG
      // CI runs the tests without lines, too.
      if ProcessInfo.processInfo.environment["SPRY_CALLERS"] != "names" {
        return text.replacing(#/\(\w+\.swift:\d+\)/#, with: "(…)")
      }
    #endif
    return text.replacing(#/,? +by .+|\n  called by .*/#, with: "")
  }
}
