// The simulation needs the handler of Swift 6.3.
#if os(Linux) && compiler(>=6.3)
  import Foundation
  import TestSupport
  import Testing

  /// Runs hundreds of fixtures as if XCTest and Swift Testing passed failures to each other, as they do from Swift
  /// 6.4 on.
  @Suite("From Swift 6.4 on, each failure is reported once, by the framework that runs the test")
  struct InteroperabilityTests {
    @Test("in XCTest", arguments: InteroperabilityMode.allCases)
    func inXCTest(_ mode: InteroperabilityMode) throws {
      let run = try run(["FrameworkTests.InteroperabilityXCTests"], mode)
      #expect(run.status == 0 && run.text.contains("installed: true"), "\(run.text.suffix(1_000))")
      let failures = run.text.split(separator: "\n").filter { $0.hasPrefix("FAILED ") }
      check(failures.map { $0.dropFirst(7) }, of: [.spryTestCase, .testScope, .noTestScope], run)
    }

    @Test("in Swift Testing, with a scope", arguments: InteroperabilityMode.allCases)
    func inSwiftTesting(_ mode: InteroperabilityMode) throws {
      try checkSwiftTesting("InteroperabilityInScopes", of: [.trait, .withSpry], mode)
    }

    @Test("and without one", arguments: InteroperabilityMode.allCases)
    func withoutScope(_ mode: InteroperabilityMode) throws {
      try checkSwiftTesting("InteroperabilityWithoutScope", of: [.noScope], mode)
    }

    private func checkSwiftTesting(
      _ suite: String, of scopes: [Attempt.Scope], _ mode: InteroperabilityMode
    ) throws {
      // In parallel tests, Swift Testing records an issue without a test twice if it handles another issue just
      // then.
      let run = try run(
        ["--testing-library", "swift-testing", "--no-parallel", "--filter", suite], mode)
      #expect(mode == .none || run.text.contains("installed: true"))
      #expect(run.text.contains("Test run with"), "\(run.text.suffix(1_000))")
      // `✘ Test inTrait(_:) recorded an issue …`, and the failure's text, from which the number is taken: an issue
      // of a detached task names no test.
      let issues = run.text.components(separatedBy: "✘ ").dropFirst()
        .map { $0.split(separator: "\n") }
        .filter { $0[0].contains("recorded an issue") }
      check(issues.map { number(in: $0.dropFirst()) }, of: scopes, run)
    }

    /// Checks the failures of a run: one for each test that is to fail, and none for the others.
    private func check(_ failures: [Substring], of scopes: [Attempt.Scope], _ run: FixtureRun) {
      #expect(!run.text.contains(InteroperabilityMode.passedOn), "\(run.text.suffix(1_000))")
      var counts = Dictionary(grouping: failures) { $0 }.mapValues(\.count)
      for attempt in scopes.flatMap(Attempt.all) {
        let count = counts.removeValue(forKey: "\(attempt.number)") ?? 0
        #expect(count == (attempt.fails ? 1 : 0), "\(attempt)")
      }
      #expect(counts.isEmpty, "failures of no test")
    }

    /// The number of the attempt in a text, which has six digits.
    private func number(in text: ArraySlice<Substring>) -> Substring {
      text.lazy.flatMap { $0.split { !$0.isNumber } }.first { $0.count == 6 } ?? "none"
    }

    private func run(_ arguments: [String], _ mode: InteroperabilityMode) throws -> FixtureRun {
      try FixtureRun(
        of: arguments, with: [InteroperabilityMode.variable: mode.rawValue], isNormalized: false)
    }
  }
#endif
