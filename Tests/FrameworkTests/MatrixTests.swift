// Lines of the test are known on Linux in debug builds, and known issues with Swift 6.3.
#if os(Linux) && DEBUG && compiler(>=6.3)
  import Foundation
  import TestSupport
  import Testing

  /// Runs the fixtures of this target in processes of their own: each feature of the frameworks beside each
  /// scope.
  @Suite("Each feature of a framework beside each kind of scope")
  struct MatrixTests {
    /// The scopes of Swift Testing, by the names of the tests that have them.
    private static let scopes = [
      "trait", "nested", "traits", "onMain", "inActor", "asyncWithSpry", "syncWithSpry",
      "withSpryInTrait",
    ]

    private func runSwiftTesting(
      _ environment: [String: String] = [:], repeated: Bool = false
    ) throws -> FixtureRun {
      let filter = ["--testing-library", "swift-testing", "--filter", "SwiftTestingFixtures"]
      return try FixtureRun(
        of: filter + (repeated ? ["--repetitions", "3"] : []), with: environment)
    }

    private func runXCTest(_ environment: [String: String] = [:]) throws -> FixtureRun {
      try FixtureRun(
        of: ["FrameworkTests.XCTestFixtures,FrameworkTests.XCTestFixturesInAScope"],
        with: environment)
    }

    private func expectPassed(_ run: FixtureRun) {
      #expect(run.status == 0, "\(run.text)")
      #expect(!run.text.contains("LEAK") && !run.text.contains("warning"), "\(run.text)")
      #expect(run.text.contains(/Test run with \d+ tests|Executed \d\d tests/))
    }

    @Test("Right tests of Swift Testing pass in parallel, and when they are repeated")
    func inParallel() throws {
      expectPassed(try runSwiftTesting(repeated: true))
    }

    @Test("and alone", arguments: Feature.allCases)
    func alone(_ feature: Feature) throws {
      expectPassed(try runSwiftTesting(["SPRY_FEATURE": feature.rawValue]))
    }

    @Test("Wrong tests fail once, at their lines")
    func wrong() throws {
      let run = try runSwiftTesting(["SPRY_FAILS": "1"])
      #expect(run.status != 0 && !run.text.contains("LEAK"))
      var issues: [String: [Int]] = [:]
      let issue =
        /✘ Test (\w+)\(_:\) recorded an issue with 1 argument feature → [\w.]*?\.?(\w+) at \w+\.swift:(\d+)/
      for match in run.text.matches(of: issue) {
        issues["\(match.1) \(match.2)", default: []].append(Int(match.3) ?? 0)
      }
      let path = "\(#filePath)".replacingOccurrences(
        of: "MatrixTests", with: "SwiftTestingFixtures")
      for scope in Self.scopes {
        let features = scope == "syncWithSpry" ? Feature.synchronous : Feature.allCases
        for feature in features {
          let lines = issues.removeValue(forKey: "\(scope) \(feature)") ?? []
          // A task that a helper starts has no line of the test, so the failure is at its declaration.
          let marked = line(of: scope, in: path)
          let isInTask = [.detachedTask, .group, .wait].contains(feature)
          let declared =
            marked - (scope.hasSuffix("WithSpry") || scope == "withSpryInTrait" ? 2 : 1)
          let expected = isInTask ? declared : marked
          if callersHaveLines {
            #expect(lines == [expected], "\(scope), \(feature)")
          } else {
            #expect(lines.count == 1, "\(scope), \(feature)")
          }
        }
      }
      #expect(issues.isEmpty)
    }

    @Test("Right tests of XCTest pass")
    func rightXCTests() throws { expectPassed(try runXCTest()) }

    @Test("Wrong tests of XCTest fail once, at their lines")
    func wrongXCTests() throws {
      let run = try runXCTest(["SPRY_FAILS": "1"])
      #expect(run.status != 0 && !run.text.contains("LEAK"))
      let path = "\(#filePath)".replacingOccurrences(of: "MatrixTests", with: "XCTestFixtures")
      let failures = run.text.matches(of: /(\w+)\.swift:(\d+): error: \w+\.(\w+) :/)
      #expect(failures.count == 12)
      for failure in failures where callersHaveLines {
        #expect(failure.1 == "XCTestFixtures", "\(failure.3)")
        #expect(Int(failure.2) == line(of: "\(failure.3)", in: path), "\(failure.3)")
      }
      #expect(Set(failures.map { $0.3 }).count == failures.count)
    }
  }
#endif
