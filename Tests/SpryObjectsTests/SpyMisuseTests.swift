import SpryMatchers
import SpryObjects
import Testing

private struct Broken: Error {}

private class Printer: ObjectSpyable {
  @Spied func print(_ text: String) -> Int { text.count }

  @Spied func page() -> Printer { self }

  @Spied func load() async -> Int { 1 }
}

/// What a spy says of its misuse: there is no fake whose code could be mended.
@Suite(.spry) struct SpyMisuseTests {
  private let printer = Printer()

  private func misuse(_ spy: Spy<MemberName>, _ body: () -> Void) -> [String] {
    nonisolated(unsafe) var reported: [String] = []
    withSpryScope(misuse: .report { misuse, _ in reported.append("\(misuse)") }) {
      spy.spy(body)
    }
    return reported
  }

  @Test func anotherNumberOfArguments() {
    let spy = Spy(on: printer, forwardsInvocations: false)
    spy.stub("print(_:)").lenient().with("a", 1).andReturn(1)
    let line = #line - 1
    #expect(
      misuse(spy) { _ = printer.print("a") } == [
        """
        'print(_:)' on Printer was called with 1 argument, and its stubs expect another number: \
        print("a")
          the nearest stubs:
            1. with ("a", 1) at SpyMisuseTests.swift:\(line)   2 arguments expected, the call has 1
          give with(…) one argument for each that the member takes; Argument.anything fits every one
        """
      ])
  }

  @Test func anErrorThatCannotBeThrown() {
    let spy = Spy(on: printer)
    spy.stub("print(_:)").andThrow(Broken())
    let line = #line - 1
    #expect(
      misuse(spy) { _ = printer.print("a") } == [
        """
        'print(_:)' on Printer cannot throw, and its stub answers print("a") with the error Broken()
          the stub was made at SpyMisuseTests.swift:\(line)
          answer with andReturn(…); or, if the member throws, write 'spied { () throws in … }' in it
        """
      ])
  }

  @Test func aStubThatHasToBeAwaited() {
    let spy = Spy(on: printer)
    _ = spy.stub("print(_:)").lenient().suspend()
    let line = #line - 1
    #expect(
      misuse(spy) { _ = printer.print("a") } == [
        """
        'print(_:)' on Printer is not async, and its stub has to be awaited to answer print("a")
          the stub was made at SpyMisuseTests.swift:\(line)
          stub it without an async closure, a delay or a gate; or, if the member is async, \
        write 'await spied(…)' in it
        """
      ])
  }

  @Test func nothingToCallThrough() {
    let spy = Spy(on: printer, forwardsInvocations: false)
    spy.stub("print(_:)").andCallThrough()
    let line = #line - 1
    #expect(
      misuse(spy) { _ = printer.print("a") } == [
        """
        'print(_:)' on Printer was called as print("a"), its stub calls through, and the spy does \
        not forward its calls
          the stub was made at SpyMisuseTests.swift:\(line)
          make the spy with 'forwardsInvocations: true'
        """
      ])
  }

  @Test func afterTheTest() {
    let call = Misuse.Call(double: "Printer", member: "page()", text: "page()", isOfObject: true)
    #expect(
      Misuse.afterTest(call, test: "prints()", seconds: 1).description == """
        'page()' on Printer was called as page() after the end of 'prints()', whose spy is on it
          the call came 1.0 s late
          let the test wait for the work that it starts, or cancel it
        """)
  }

  @Test func aWaitThatTheEndOfTheTestEnds() async {
    let spy = withSpry { Spy(on: printer) }
    let error = await #expect(throws: CallWaitError.self) {
      try await spy.waitForCall("page()", within: .seconds(1))
    }
    #expect(
      error?.description == """
        'page()' on Printer: expected at least 1 call, and 'aWaitThatTheEndOfTheTestEnds()', \
        whose spy it is, has ended
        """)
  }

  @Test func aGateOfASpyThatIsGone() async {
    let gate = Spy(on: printer).stub("load()").lenient().suspend()
    let line = #line - 1
    let error = await #expect(throws: CallWaitError.self) {
      try await gate.waitForCaller(within: .zero)
    }
    #expect(
      error?.description == """
        'load()': expected a caller at the gate of SpyMisuseTests.swift:\(line), \
        got none within 0 ms
          its spy is gone
        """)
  }

  #if os(Linux) || os(macOS)
    @Test func theProcessStopsWhereNothingIsAnAnswer() async {
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
      #expect(
        text.contains(
          """
          The process stops, since there is no Printer to go on with: stub the member, let the spy \
          forward its calls, or make Printer SpryDefaultable.
          """))
    }
  #endif
}
