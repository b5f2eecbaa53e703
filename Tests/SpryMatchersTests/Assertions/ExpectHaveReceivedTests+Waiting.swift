import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// A limit that no test reaches.
private let long = SpryDuration.seconds(600)

@Suite("expectHaveReceived(within:) and expectHaveNotReceived(for:)", .spry(callers: false))
struct ExpectHaveReceivedWaitingTests {
  private let fake = FakeService()

  @Test("They pass for calls that come during the wait")
  func pass() async {
    let failures = await failures {
      async let late = expectHaveReceived(FakeService.called(.level, with: 1), within: long)
      await expectHaveNotReceived(fake.called(.load), for: .milliseconds(1))
      FakeService.level = 1
      _ = await late
    }
    #expect(failures.isEmpty)
  }

  @Test("They fail when the time is over, or as soon as there are too many calls")
  func fail() async {
    let onDone = SpyClosure<Int, Void>("onDone")
    onDone.stub().andReturn()
    let done: (Int) -> Void = onDone.closure
    done(1)
    fake.name = "a"
    FakeService.level = 1
    let clock = ImmediateClock()
    let failures = await failures {
      await expectHaveReceived(fake.called(.load, with: "7"), within: .zero)  // <- fail
      await expectHaveReceived(  // <- fail
        fake.called(.name), .exactly(2), within: SpryDuration(.milliseconds(1), on: clock))
      fake.name = "a"
      await expectHaveReceived(fake.called(.name), .once, within: long)  // <- fail
      await expectHaveReceived(  // <- fail
        FakeService.called(.make), within: SpryDuration(.seconds(2), on: clock))
      await expectHaveNotReceived(FakeService.called(.level, with: 1), for: long)  // <- fail
      await expectHaveReceived(onDone.calls(2), within: .zero)  // <- fail
      await expectHaveNotReceived(onDone.calls(1), for: long)  // <- fail
    }
    #expect(failures.lines == lines(of: "fail"))
    #expect(failures.allSatisfy { $0.location.fileID == #fileID && $0.location.column > 1 })
    expectGolden(failures.text, "failures")
  }

  @Test("A failure names the calls that have no answer yet")
  func unansweredCalls() async {
    let fake = SendableFake()
    let gate = fake.stub("load(id:)").suspend()
    async let loaded = fake.load(id: 42)
    await gate.waitForCaller()
    let failures = await failures {
      await expectHaveReceived(fake.called("save(_:)", with: 1), within: .zero)
    }
    gate.resume(returning: "Ann")
    #expect(await loaded == "Ann")
    expectGolden(failures.text, "unanswered call")
  }

  @Test("expectHaveNotReceived fails as soon as the call comes")
  func failsAtOnce() async {
    let fake = SendableFake()
    fake.save(1)
    // Calls while the wait looks at the first call.
    let second = Argument.match("the second") { (value: Int) in
      if value == 1 { fake.save(42) }
      return value == 42
    }
    let failures = await failures {
      await expectHaveNotReceived(fake.called("save(_:)", with: second), for: long)
    }
    expectGolden(failures.text, "call during the wait")
  }

  @Test("A cancelled wait does not fail")
  func cancelledWait() async {
    let fake = SendableFake()
    let waits = Task {
      await failures {
        withUnsafeCurrentTask { $0?.cancel() }
        await expectHaveReceived(fake.called("save(_:)"), within: long)
        await expectHaveNotReceived(fake.called("save(_:)"), for: long)
      }
    }
    #expect(await waits.value.isEmpty)
  }

  @Test("A wait for a call of a fake whose test has ended fails at once")
  func fakeOfATestThatHasEnded() async {
    let scope = SpryScope(ofTest: "another test", misuse: .failingTest)
    let fake = scope.run { SendableFake() }
    _ = scope.end()
    let failures = await failures {
      await expectHaveReceived(fake.called("load(id:)", with: "7"), within: long)
      await expectHaveNotReceived(fake.called("load(id:)"), for: long)
    }
    expectGolden(failures.text, "fake of a test that has ended")
  }
}

private final class SendableFake: Spryable, Sendable {
  let spryState = SpryState()

  func save(_ value: Int) { recordCall(arguments: value) }
  func load(id: Int) async -> String { await spryify(arguments: id) }
}
