import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: fakes by hand, and fakes of closures.

private protocol Lamp {
  static func connect() -> Int
  func dim(to level: Int) -> Bool
  func blink() throws
  func count(_ level: inout Int)
  func each(_ body: (Int) throws -> Int) rethrows -> Int
}

private protocol Switch {
  func flip() -> Bool
}

// Example of Spryable
private final class FakeSwitch: Switch, Spryable {
  func flip() -> Bool { spryify() }
}

// Example of Spyable
private final class SwitchLog: Switch, Spyable {
  func flip() -> Bool {
    recordCall()
    return true
  }
}

// Example of Stubbable
private final class StubbedSwitch: Switch, Stubbable {
  func flip() -> Bool { stubbedValue() }
}

// Example of SpryFake
private func name(_ fake: some SpryFake, _ name: String) { fake.spryName = name }

private final class FakeLamp: Lamp, Spryable {
  // Example of StringRepresentable
  enum Function: String, StringRepresentable {
    case dim = "dim(to:)"
    case blink = "blink()"
    case count = "count(_:)"
    case each = "each(_:)"
  }

  enum ClassFunction: String, StringRepresentable { case connect = "connect()" }

  // Example of SpryState, SpryState.init, SpryFake.spryState
  let spryState = SpryState()

  // Example of Spryable.spryify, CallAnswerer, CallAnswerer.callAsFunction
  func dim(to level: Int) -> Bool { spryify(arguments: level) }

  static func connect() -> Int { spryify(fallbackValue: 0) }

  // Example of Spryable.spryifyThrows
  func blink() throws { try spryifyThrows() }

  func count(_ level: inout Int) {
    // Example of InoutArgument, InoutArgument.init
    let passed = InoutArgument(level)
    spryify(arguments: passed)

    // Example of InoutArgument.value, InoutArgument.received
    level = max(passed.value, passed.received)
  }

  func each(_ body: (Int) throws -> Int) rethrows -> Int {
    try withoutActuallyEscaping(body) { body in
      // Example of NonEscapingArgument, NonEscapingArgument.init
      let passed = NonEscapingArgument(body)

      // Example of NonEscapingArgument.end
      defer { passed.end() }

      return try spryify(arguments: passed, rescue: { _ in try body(0) })
    }
  }
}

private final class LampLog: Spyable {
  // Example of Spyable.recordCall
  func dim(to level: Int) { recordCall(arguments: level) }
}

private final class LampAnswers: Stubbable {
  // Example of Stubbable.stubbedValue
  func dim(to level: Int) -> Bool { stubbedValue(arguments: level) }

  // Example of Stubbable.stubbedValueThrows
  func blink() throws -> Int { try stubbedValueThrows() }
}

@Suite("Reference: fakes", .spry(unusedStubs: .off)) struct FakesExamples {
  @Test("Members of fakes by hand")
  func byHand() throws {
    let (lamp, log, answers) = (FakeLamp(), LampLog(), LampAnswers())
    lamp.stub(.dim).andReturn(true)
    #expect(lamp.dim(to: 3))
    #expect(FakeLamp.connect() == 0)
    try lamp.blink()
    var level = 1
    lamp.stub(.count).andDo { ($0[0] as! InoutArgument<Int>).value = 7 }
    lamp.count(&level)
    #expect(level == 7)
    lamp.stub(.each).andReturn(3)
    #expect(lamp.each { $0 } == 3)
    log.dim(to: 1)
    answers.stub("dim(to:)").andReturn(true)
    #expect(answers.dim(to: 1))

    // Example of MemberName
    answers.stub("blink()").andReturn(4)

    #expect(try answers.blink() == 4)
    name(lamp, "desk lamp")
  }

  @Test("One fake of each kind")
  func kinds() {
    let (fake, log, stubbed) = (FakeSwitch(), SwitchLog(), StubbedSwitch())
    fake.stub("flip()").andReturn(true)
    stubbed.stub("flip()").andReturn(true)
    #expect(fake.flip() && log.flip() && stubbed.flip())
    expectHaveReceived(fake, "flip()")
    expectHaveReceived(log, "flip()")
  }

  @Test("Names, and what a fake knows")
  func fake() {
    let mailer = FakeMailer()
    // Example of SpryFake.spryName
    mailer.spryName = "primary"

    // Example of SpryFake.explain
    print(mailer.explain())

    // Example of Spryable.resetCallsAndStubs
    mailer.resetCallsAndStubs()

    // Example of Spyable.resetCalls
    mailer.resetCalls()

    // Example of Stubbable.resetStubs
    FakeClock.resetStubs()
  }

  @Test("Fakes of closures")
  func closures() throws {
    // Example of SpyClosure, SpyClosure.init
    let onDone = SpyClosure<(Int, String), Bool>("onDone")

    // Example of SpyClosure.stub
    onDone.stub().andReturn(true)

    // Example of SpyClosure.Calls
    let calls: SpyClosure<(Int, String), Bool>.Calls<SpryCallRole> = onDone.calls(.any, .any)
    #expect(calls.isEmpty)

    // Example of SpyClosure.subscript
    finish(then: onDone.closure)

    // Example of SpyClosure.typedClosure
    let typed: (Int, String) throws(Offline) -> Bool = onDone.typedClosure(throwing: Offline.self)
    #expect(try typed(2, "late"))

    // Example of SpyClosure.calls
    expectHaveReceived(onDone.calls(.any, .any), .exactly(2))

    // Example of SpyClosure.inputs
    #expect(onDone.inputs().first?.1 == "ok")

    // Example of SpyClosure.name
    #expect(onDone.name == "onDone")
  }
}
