// In release builds, the optimizer of Swift 6.3.1 crashes on these tests (LLVM, "addArgumentAttrs"). No
// issue is filed: to see the crash, remove `DEBUG` and run `.ci/run optimized`.
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD) || os(Windows))
  import SpryMacros
  import Testing

  struct Coordinate {
    let x: Int
  }

  @Spryable protocol Compass {
    func position() -> Coordinate
  }

  @Suite("A stop because of a fake that a macro wrote")
  struct StopTests {
    @Test("The message advises nothing that only a fake by hand can do")
    func noFallbackValue() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withSpryScope(misuse: .report { _, _ in }) { _ = FakeCompass().position() }
      }
      let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(
        output.contains(
          "and 'Coordinate' has no default value, so the process cannot continue\n"))
      #expect(
        output.contains(
          "  stub the member, make 'Coordinate' conform to 'SpryDefaultable', or use 'withDefaults(…)'"
        ))
    }
  }
#endif
