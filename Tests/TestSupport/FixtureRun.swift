import Foundation

/// Whether the process is a ``FixtureRun``.
package let runsFixtures = ProcessInfo.processInfo.environment["SPRY_FIXTURES"] != nil

#if os(Linux)

  /// A run of tests that only other tests run, because they fail on purpose, in a process of its own.
  package struct FixtureRun {
    /// What the run prints, without what differs from run to run.
    package let text: String
    package let status: Int32

    /// - Parameters:
    ///   - arguments: Those of a test runner.
    ///   - environment: More variables of the environment.
    ///   - isNormalized: Whether the text is left without what differs, which takes seconds for a long one.
    package init(
      of arguments: [String], with environment: [String: String] = [:], isNormalized: Bool = true
    ) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(environment.merging(["SPRY_FIXTURES": "1"]) { $1 }) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      status = process.terminationStatus
      let text = String(decoding: data, as: UTF8.self)
      self.text = isNormalized ? Self.normalized(text) : text
    }

    /// The path of the repository.
    private static let root = "\(#filePath)".components(separatedBy: "Tests/TestSupport/")[0]

    private static func normalized(_ text: String) -> String {
      text.replacing(root, with: "")
        .replacing(/\ (after|\() ?\d+\.\d+ seconds\)?/, with: "")
        .replacing(/made [\d.]+ m?s after the end/, with: "made … after the end")
        .replacing(/\ at \d{4}-\d\d-\d\d [\d:.]+/, with: "")
        .replacing(/\ in [\d.]+ \([\d.]+\) seconds/, with: "")
        .replacing(/0x[0-9a-f]+/, with: "0x…")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in
          // `◇ Test count() started.`, `Test Case 'UserTests.testCount' started`.
          !line.contains(/^(◇|Test (Case|Suite) ').* started/)
            && !noise.contains { line.contains($0) }
        }
        .joined(separator: "\n")
    }

    /// Lines that say only what runs, and with what.
    private static let noise = [
      "Testing Library Version", "Target Platform", "Selected tests", "debug.xctest",
    ]
  }
#endif
