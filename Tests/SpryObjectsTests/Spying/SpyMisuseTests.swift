import SpryMatchers
import SpryObjects
import TestSupport
import Testing

private struct Broken: Error {}

private class Printer: ObjectSpyable {
  @Spied func print(_ text: String) -> Int { text.count }

  @Spied func page() -> Printer { self }

  @Spied func load() async -> Int { 1 }
}

@Suite("What misuse of spies says", .spry(callers: false))
struct SpyMisuseTests {
  private let printer = Printer()

  private struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var forwards = true
    let stub: @Sendable (Stub) -> Void
  }

  private static let rows = [
    Row(testDescription: "another number of arguments", forwards: false) {
      $0.lenient().with("a", 1).andReturn(1)
    },
    Row(testDescription: "an error that the member cannot throw") { $0.andThrow(Broken()) },
    Row(testDescription: "a gate of a member that is not async") { _ = $0.lenient().suspend() },
    Row(testDescription: "a call through a spy that does not forward", forwards: false) {
      $0.andCallThrough()
    },
  ]

  @Test("A stub that cannot answer", arguments: rows)
  private func uselessStub(row: Row) {
    let spy = Spy(on: printer, forwardsInvocations: row.forwards)
    row.stub(spy.stub("print(_:)"))
    expectGolden(misuses { spy.spy { _ = printer.print("a") } }, row.testDescription)
  }

  @Test("A call after the end of the test")
  func afterTheTest() {
    let scope = SpryScope(ofTest: "prints()", misuse: .stop)
    let spy = scope.run { Spy(on: printer) }
    _ = scope.end()
    let text = misuses { spy.spy { _ = printer.print("a") } }
    expectGolden(text.map { $0.replacing(/\d+ ms/, with: "1 ms") })
  }

  @Test("A wait that the end of the test ends")
  func aWaitThatTheEndOfTheTestEnds() async {
    let spy = withSpry { Spy(on: printer) }
    let error = await failedWait {
      try await spy.called("page()").wait(within: .seconds(1))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A gate whose spy is gone")
  func aGateOfASpyThatIsGone() async {
    let gate = Spy(on: printer).stub("load()").lenient().suspend()
    let error = await failedWait {
      try await gate.waitForCaller(within: .zero)
    }
    expectGolden(error?.failure.text)
  }

  #if os(Linux) || os(macOS)
    @Test("A result without a default value stops the process")
    func theProcessStopsWhereNothingIsAnAnswer() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let printer = Printer()
        let spy = Spy(on: printer, forwardsInvocations: false)
        withSpryScope(misuse: .report { _, _ in }) {
          _ = spy.spy { printer.page() }
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let line = text.split(separator: "\n").first { $0.includes("SpryDefaultable") }
      expectGolden(line.map(String.init))
    }
  #endif
}
