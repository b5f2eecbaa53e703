#if os(Linux)
  import TestSupport
  import Testing

  @Suite("Warnings")
  struct WarningTests {
    @Test("An unused stub is a warning, which fails no test, at the line of the stub")
    func unusedStub() throws {
      let run = try FixtureRun(
        of: [
          "--testing-library", "swift-testing", "--filter", #"GoldenSwiftTesting/Stubs/unused\(\)"#,
        ])
      #expect(run.status == 0)
      // Testing of Swift 6.2 has no warnings, so they are in the log.
      #if compiler(>=6.3)
        let warning = "recorded a warning at GoldenSwiftTestingEnds.swift:12:1"
      #else
        let warning = "Golden/GoldenSwiftTestingEnds.swift:12: warning: "
      #endif
      #expect(run.text.contains(warning), "\(run.text)")
      #expect(run.text.contains("stub of 'count()' on FakeLibrary was not used"), "\(run.text)")
    }
  }
#endif
