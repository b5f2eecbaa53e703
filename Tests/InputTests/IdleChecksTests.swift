import SpryKit
import SpryMacros
import SpryMatchers
import Testing

private struct Reading: Equatable, Sendable { var value = 1 }

@Spryable private protocol Meter: AnyObject {
  func read(_ reading: Reading) -> Int
  func wait() async -> Int
  static func tick(_ count: Int) -> Int
}

@Suite("Checks and stubs that would do nothing", .spry) struct IdleChecksTests {
  private let meter = FakeMeter()

  @Test("A check of an argument does not run where calls are only read")
  func checks() async {
    let seen = await misuse {
      let meter = FakeMeter()
      meter.stub.read(.any).andReturn(1)
      _ = meter.read(Reading())
      let count = meter.calls.read(.check { #expect($0.value == 1) }).count
      #expect(count == 1)
      let captor = ArgumentCaptor<Reading>()
      #expect(meter.calls.read(.capture(captor)).last == Reading())
    }
    #expect(seen.map(\.kind) == [.idleCheck, .idleCheck])

    meter.stub.read(.any).andReturn(1)
    _ = meter.read(Reading())
    let texts = await failures {
      expectNoOtherCalls(meter, ignoring: meter.calls.read(.check { #expect($0.value == 1) }))
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("'ignoring' has a captor or '.check'") == true)
  }

  @available(*, deprecated)
  @Test("A condition in a check fails if it is false")
  func conditions() async {
    meter.stub.read(.any).andReturn(1)
    _ = meter.read(Reading())
    expectHaveReceived(meter.calls.read(.check { $0.value == 1 }), .once)
    let texts = await failures {
      expectHaveReceived(meter.calls.read(.check { $0.value == 2 }), .once)
      expectHaveReceived(meter.calls.read(.check { _ in false }))
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("threw no error, but is false") })
  }

  @Test("Of several calls whose checks fail, the first line has the error of the first")
  func severalFailedChecks() async {
    struct Odd: Error { var value: Int }
    meter.stub.read(.any).andReturn(1)
    for value in 1...3 { _ = meter.read(Reading(value: value)) }
    let texts = await failures {
      expectHaveReceived(
        meter.calls.read(
          .check { reading in guard reading.value == 1 else { throw Odd(value: reading.value) } }))
    }
    let lines = texts.first?.split(separator: "\n") ?? []
    #expect(lines.first?.contains("Odd(value: 2)") == true)
    #expect(lines.last?.contains("Odd(value: 3)") == true)
  }

  @Test("A delay behind the last answer is misuse, and one before it is not")
  func delays() async {
    let seen = await misuse {
      let meter = FakeMeter()
      _ = meter.stub.wait().andReturn(1).delayed(by: .zero)
      #expect(await meter.wait() == 1)
      meter.stub.wait().andReturn(2).delayed(by: .zero).andReturn(3)
      for result in [2, 3] { #expect(await meter.wait() == result) }
      meter.stub.wait().andReturn(4).andReturn(5).delayed(by: .zero).andReturn(6)
      for result in 4...6 { #expect(await meter.wait() == result) }
    }
    #expect(seen.map(\.kind) == [.idleDelay])
    let text = seen.first?.description ?? ""
    #expect(text.contains("calls 'delayed' after its last answer, so nothing is delayed"))
    #expect(text.hasSuffix("write 'delayed' before the answer"))
  }

  @Test("A check that expects no static call knows of calls from outside the task")
  func staticCalls() async {
    expectHaveNotReceived(FakeMeter.calls.tick(1))
    await misuseOfDetachedWork()
    let texts = await failures {
      expectHaveNotReceived(FakeMeter.calls.tick(1))
      expectHaveReceived(FakeMeter.calls.tick(1), .never)
      expectHaveNotReceived(FakeMeter.calls.tick(2))
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("1 matching call that the assertion does not see") })
  }

  /// Calls a static member from outside the task, where the stub of the test does not answer.
  private func misuseOfDetachedWork() async {
    await Task.detached {
      FakeMeter.stub.tick(.any).andReturn(1)
      _ = FakeMeter.tick(1)
    }.value
  }
}
