import Foundation
import SpryMacros
import SpryMatchers
import Testing

@Suite("The tutorial", .spry)
struct TutorialTests {
  /// A beginning of a file that compiles, with as many braces as it needs at its end, compiles as well.
  @Test("Each step is the beginning of the next one, and the last one is in this target")
  func steps() throws {
    let sources = try Readme.sources()
    var files = try Readme.tutorialSteps()
    let manifest = try #require(try Readme.blocks(of: "swift Package.swift").first)
    // `.ci/docs` replaces this URL with that of the README.
    let shown = manifest.replacing(#/https:.+\.git/#, with: "https://…/SpryKit.git")
    #expect(files.removeValue(forKey: "first-fake-package") == [Readme.lines(of: shown)])
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

  @Test("The failures of the tutorial are printed")
  func failures() async throws {
    let texts = try Readme.tutorialFiles(ofType: "txt").map {
      try String(contentsOf: $0, encoding: .utf8).trimmingCharacters(in: .newlines)
    }
    let samples: [FailureTests.Sample] = [
      {
        let service = FakeUserService()
        service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))
        _ = try await Greeter(service: service).greeting(for: "42")
        expectHaveReceived(service.calls.load(id: "7"), .once)
      },
      {
        let service = FakeUserService()
        service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann")).lenient()
        _ = try? await Greeter(service: service).greeting(for: "7")
      },
    ]
    try #require(texts.count == samples.count)
    for (text, sample) in zip(texts, samples) {
      try await FailureTests.expect(text, from: sample)
    }
  }
}
