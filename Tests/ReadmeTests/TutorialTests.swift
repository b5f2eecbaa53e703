import Foundation
import Testing

@Suite("The tutorial")
struct TutorialTests {
  /// A beginning of a file that compiles, with as many braces as it needs at its end, compiles as well.
  @Test("Each step is the beginning of the next one, and the last one is in this target")
  func steps() throws {
    let sources = try Readme.sources()
    let files = try Readme.tutorialSteps()
    #expect(files.count == 9)
    for (file, steps) in files {
      for (step, next) in zip(steps, steps.dropFirst()) {
        let open = step.dropLast(step.reversed().prefix { $0 == "}" }.count)
        let braces = open.joined().reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
        #expect(next.starts(with: open), "not a beginning, in \(file):\n\(step)")
        #expect(step.count - open.count == braces, "not the end of a file, in \(file):\n\(step)")
      }
      let last = try #require(steps.last).joined(separator: "\n")
      #expect(sources.contains { Readme.contains(last, in: $0) }, "not compiled: \(file)\n\(last)")
    }
  }

  @Test("Each failure of the tutorial is one that the README shows")
  func failures() throws {
    let shown = try Readme.blocks(of: "text")
    let failures = try Readme.tutorialFiles(ofType: "txt")
    #expect(failures.count == 2)
    for failure in failures {
      let text = try String(contentsOf: failure, encoding: .utf8)
      #expect(shown.contains { $0 + "\n" == text }, "not in the README: \(failure)")
    }
  }
}
