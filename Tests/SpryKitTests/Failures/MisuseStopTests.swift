// In release builds, the optimizer of Swift 6.3.1 crashes on these tests (LLVM, "addArgumentAttrs"). No
// issue is filed: to see the crash, remove `DEBUG` and run `.ci/run optimized`.
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD) || os(Windows))
  import Foundation
  import SpryKit
  import Testing
  import TestSupport

  @Suite("Misuse stops the process where the handler says so")
  struct MisuseStopTests {
    /// The message of the process when it stopped, without the lines of the runtime.
    private func message(_ result: ExitTest.Result?) -> String? {
      let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      guard let message = output.components(separatedBy: "Fatal error: ").dropFirst().first else {
        return nil
      }
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      let end =
        lines.firstIndex {
          $0.hasPrefix("the process stops") || $0.hasSuffix("use 'withDefaults(…)'")
        } ?? lines.startIndex
      return lines[...end].joined(separator: "\n")
    }

    @Test("A call without a stub stops with the whole message")
    func noStub() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withSpryScope(misuse: .stop) { _ = FakeService().load(id: "7") }
      }
      expectGolden(message(result))
    }

    @Test("A throwing member stops as well")
    func noStubInAThrowingMember() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withSpryScope(misuse: .stop) { _ = try? FakeService().perform() }
      }
      expectGolden(message(result))
    }

    @Test("A result type without a default value stops after the report")
    func aTypeWithoutADefaultValueStopsAfterTheReport() async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        let handler = MisuseHandler.report { misuse, _ in
          print("reported: \(misuse.description.prefix(20))")
        }
        withSpryScope(misuse: handler) {
          let point: Point = FakeService().make()
          print("went on with \(point)")
        }
      }
      let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } ?? ""
      #expect(output.contains("reported: 'make()' on FakeServ"))
      #expect(!output.contains("went on"))
      expectGolden(message(result))
    }

    @Test("A result type that cannot be extended gets no advice to extend it")
    func aTupleWithoutADefaultValue() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        func make() -> (Int, String) { FakeService().spryify("make()") }
        withSpryScope(misuse: .report { _, _ in }) { _ = make() }
      }
      expectGolden(message(result))
    }

    @Test("A member with typed errors stops when its result has no default value")
    func aTypedThrowingMemberWithoutADefaultValueStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withSpryScope(misuse: .report { _, _ in }) {
          let fake = FakeService()
          _ = try? fake.spryifyThrows("perform()", throwing: LoadError.self) as Point
        }
      }
      expectGolden(message(result))
    }
  }
#endif
