// The words of the frameworks themselves change from version to version.
#if os(Linux) && DEBUG && compiler(>=6.3) && compiler(<6.4)
  import Foundation
  import TestSupport
  import Testing

  /// Compares the output of tests that fail in each possible way with files.
  ///
  /// `SPRY_REWRITE_GOLDEN=1 swift test --filter Golden` writes them anew, to be read before they are
  /// committed.
  @Suite("The output of failing tests", .enabled(if: callersHaveLines))
  struct GoldenTests {
    private func compare(
      _ run: FixtureRun,
      with name: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let file = URL(fileURLWithPath: "\(#filePath)")
        .appendingPathComponent("../../../Golden/\(name).txt").standardized
      if ProcessInfo.processInfo.environment["SPRY_REWRITE_GOLDEN"] != nil {
        try Data(run.text.utf8).write(to: file)
      }
      let golden = try String(contentsOf: file, encoding: .utf8)
      let changes = lines(run.text).difference(from: lines(golden))
      if !changes.isEmpty {
        Issue.record("\(name).txt:\(listing(changes))", sourceLocation: sourceLocation)
      }
      #expect(run.status != 0, sourceLocation: sourceLocation)
    }

    private func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func listing(_ changes: CollectionDifference<Substring>) -> String {
      (changes.removals + changes.insertions).map { change in
        switch change {
        case .remove(let line, let text, _): "\n-\(line + 1) \(text)"
        case .insert(let line, let text, _): "\n+\(line + 1) \(text)"
        }
      }.joined() + "\nSPRY_REWRITE_GOLDEN=1 swift test --filter Golden takes that over"
    }

    @Test("Swift Testing prints the text of SwiftTesting.txt")
    func swiftTesting() throws {
      let run = try FixtureRun(
        of: ["--testing-library", "swift-testing", "--filter", "GoldenSwiftTesting"])
      try compare(run, with: "SwiftTesting")
    }

    @Test("XCTest prints the text of XCTest.txt")
    func xcTest() throws {
      let classes = [
        "", "SetUp", "Strict", "StrictSetUp", "Off", "Scope", "Waits", "WaitsInAScope",
        "WaitsInSetUp", "WaitsWithoutAScope",
      ].map {
        "GoldenXCTest\($0)"
      }
      let run = try FixtureRun(
        of: [classes.map { "SpryMatchersTests.\($0)" }.joined(separator: ",")])
      try compare(run, with: "XCTest")
    }
  }
#endif
