import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: fakes, spies of closures, and macros.

private protocol Switch {
  func flip() -> Bool
}

// Example of Spyable, Spyable.recordCall
private final class SwitchLog: Switch, Spyable {
  func flip() -> Bool {
    recordCall()
    return true
  }
}

// Example of Stubbable, Stubbable.stubbedValue
private final class StubbedSwitch: Switch, Stubbable {
  func flip() -> Bool { stubbedValue() }
}

// Example of SpryFake
private func name(_ fake: some SpryFake, _ name: String) { fake.spryName = name }

private final class FakeLamp: Spryable {
  // Example of Spryable.spryify, CallAnswerer, CallAnswerer.callAsFunction
  func dim(to level: Int) -> Bool { spryify(arguments: level) }

  func count(_ level: inout Int) {
    // Example of InoutArgument, InoutArgument.init
    let passed = InoutArgument(level)
    spryify(arguments: passed)
    // Example of InoutArgument.received, InoutArgument.value
    level = max(passed.value, passed.received)
  }

  func each(_ body: (Int) throws -> Int) rethrows -> Int {
    try withoutActuallyEscaping(body) { body in
      let passed = NonEscapingArgument(body)
      // Example of NonEscapingArgument.end
      defer { passed.end() }
      return try spryify(arguments: passed, rescue: { _ in try body(0) })
    }
  }
}

// Example of @Spryable
@Spryable protocol Pantry { func put(_ item: String) -> Int }

// Example of @Spyable
@Spyable protocol Scale { func weigh(_ item: String) -> Double }

// Example of SpryAccessLevel
@Spryable(accessLevel: .fileprivate) protocol Rack { func fill(with item: String) }

@Suite("Reference: fakes", .spry(unusedStubs: .off)) struct FakesExamples {
  @Test("Fakes by hand")
  func byHand() {
    let (lamp, log, stubbed) = (FakeLamp(), SwitchLog(), StubbedSwitch())
    stubbed.stub("flip()").andReturn(true)
    #expect(log.flip() && stubbed.flip())
    expectHaveReceived(log, "flip()")
    lamp.stub("dim(to:)").andReturn(true)
    #expect(lamp.dim(to: 3))
    var level = 1
    lamp.stub("count").andDo { (level: InoutArgument<Int>) in level.value = 7 }
    lamp.count(&level)
    #expect(level == 7)
    lamp.stub("each(_:)").andReturn(3)
    #expect(lamp.each { $0 } == 3)
    name(lamp, "desk lamp")
  }

  @Test("Spies of closures")
  func closures() throws {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    // Example of SpyClosureMember, SpyClosureMember.callAsFunction
    let calls = onDone.calls
    #expect(calls(.any, .any).isEmpty)

    finish(then: onDone.closure)
    // Examples of SpyClosure
    let typed: (Int, String) throws(Offline) -> Bool = onDone.typedClosure(throwing: Offline.self)
    #expect(try typed(2, "late"))
    #expect(onDone.calls().first?.1 == "ok")
  }

  @Test("Fakes and spies that macros write")
  func macros() {
    let (pantry, scale, rack) = (FakePantry(), ScaleSpy(), FakeRack())
    pantry.stub.put("cup").andReturn(1)
    scale.weighReturnValue = 0.3
    rack.fill(with: "cup")
    #expect(pantry.put("cup") == 1)
    #expect(scale.weigh("cup") == 0.3)
    // Example of SpryGeneratedSpy, SpryGeneratedSpy.resetSpy
    ScaleSpy.resetSpy()

    expectHaveReceived(rack.calls.fill(with: "cup"))
  }
}
