import Foundation
import Testing

#if os(Linux)
  /// A run in which fakes are called without stubs: it goes on, and fails exactly those tests.
  struct MisuseRunTests {
    private func lines(of arguments: String...) throws -> (lines: [String], status: Int32) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SPRY_FIXTURES": "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let text = String(decoding: data, as: UTF8.self)
      return (text.split(separator: "\n").map(String.init), process.terminationStatus)
    }

    private func names(_ lines: [String], _ ending: String, in known: [String]) -> [String] {
      known.filter { name in
        lines.contains { $0.contains(name) && $0.contains(ending) && !$0.contains("with 1 arg") }
      }
    }

    @Test func failsExactlyTheTestsOfSwiftTesting() throws {
      let run = try lines(of: "--testing-library", "swift-testing", "--filter", "MisuseFixture")
      let known = [
        "a_passesBefore()", "b_misuse()", "c_misuseWhenAsync()", "d_misuseForOneArgument(number:)",
        "e_passesAfter()",
      ]
      #expect(run.status != 0)
      #expect(names(run.lines, " passed after", in: known) == [known[0], known[4]])
      #expect(names(run.lines, " failed after", in: known) == Array(known[1...3]))
      let issues = run.lines.filter { $0.contains(" recorded an issue ") }
      #expect(issues.count == 3)
      #expect(issues.allSatisfy { $0.contains("FakeService.swift:") })
    }

    @Test func failuresOutsideOfTheTaskTreeAreNotLost() throws {
      let run = try lines(of: "--testing-library", "swift-testing", "--filter", "DetachedFixture")
      #expect(run.status != 0)
      // Where no test is known, Swift Testing may say the same more than once.
      let issues = Set(run.lines.filter { $0.contains(" recorded an issue ") })
      #expect(issues.count == 2)
      #expect(issues.allSatisfy { $0.contains("DetachedFixture.swift:") })
    }

    @Test func failsExactlyTheTestsOfXCTest() throws {
      let run = try lines(of: "SpryMatchersTests.MisuseXCTestFixture")
      let known = [
        "testA_passesBefore", "testB_misuse", "testC_misuseWhenAsync", "testD_passesAfter",
      ]
      #expect(run.status != 0)
      #expect(names(run.lines, "' passed (", in: known) == [known[0], known[3]])
      #expect(names(run.lines, "' failed (", in: known) == [known[1], known[2]])
      #expect(run.lines.filter { $0.contains(": error: ") }.count == 2)
    }
  }
#endif
