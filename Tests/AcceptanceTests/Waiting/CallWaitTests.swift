import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Waiting for a call", .spry(callers: false))
struct CallWaitTests {
  private let fake = FakeLoader()

  @Test("A call from before ends the wait at once")
  func callThatCameBeforeIsReturnedAtOnce() async throws {
    fake.save(1)
    fake.save(42)
    fake.save(42)
    let call = try await fake.called(.save, with: 42).wait(within: .seconds(1))
    #expect(call.description == "save(42)")
    #expect(call.number == fake.called(.save)[1].number)
    try await fake.called(.save).wait(within: .zero)
  }

  @Test("A call from before the mark does not end the wait")
  func callsBeforeAMarkDoNotCount() async throws {
    let fake = fake
    fake.save(42)
    let mark = SpryMark()
    async let call =
      fake.called(.save, with: 42).since(mark).wait(
        within: SpryDuration(.seconds(1), on: FixedClock.still)
      )
      .number
    fake.save(42)
    #expect(try await call == fake.called(.save)[1].number)
    await expectHaveNotReceived(fake.called(.save).since(SpryMark()), for: .zero)
  }

  @Test("A call ends the wait before it is answered")
  func callIsThereBeforeItsStubHasAnswered() async throws {
    let gate = fake.stub(.count).suspend()
    async let loaded = fake.count("1")
    let call = try await fake.called(.count).wait(
      within: SpryDuration(.seconds(1), on: FixedClock.still))
    await gate.waitForCaller()
    #expect(call.outcome.description == "still running")
    gate.resume(returning: 1)
    #expect(await loaded == 1)
    #expect(call.outcome.description == "returned")
  }

  @Test(
    "A wait for a number that is right before the wait fails at once",
    arguments: [
      CountSpecifier.never, .atMost(2), .range(0...3), .atLeast(0), .exactly(-1),
    ])
  func waitForANumberThatIsRightBefore(count: CountSpecifier) async {
    let (fake, time) = (fake, SpryDuration.seconds(600))
    _ = await failedWait {
      _ = try await fake.called(.save).wait(for: count, within: time)
    }
    _ = await failedWait {
      _ = try await fake.called(.save).times(count).wait(within: time)
    }
    await withKnownIssue {
      _ = await expectHaveReceived(fake.called(.save), count, within: time)
    }
  }

  @Test("A wait for such a number says what to wait for")
  func adviceForANumberThatIsRightBefore() async {
    var texts: [String?] = []
    for count in [CountSpecifier.never, .atMost(2), .exactly(-1)] {
      let error = await failedWait {
        _ = try await fake.called(.save).wait(for: count, within: .seconds(600))
      }
      texts.append(error?.failure.text)
    }
    expectGolden(texts.compactMap(\.self))
  }

  @Test("A timeout lists other calls")
  func timeOutSaysWhatWasSeen() async {
    fake.save(1)
    fake.save(7)
    let error = await failedWait {
      try await fake.called(.save, with: 42).wait(
        within: SpryDuration(.milliseconds(1_500), on: FixedClock.over))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A timeout on the default clock")
  func timeOutOnTheRealClock() async {
    let error = await failedWait {
      try await fake.called(.save).wait(for: .once, within: .zero)
    }
    expectGolden(error?.failure.text)
  }

  @Test("A timeout lists the calls that are still running")
  func timeOutNamesTheCallsThatAreHeld() async {
    fake.stub(.count).with("0").andReturn(0)
    let gate = fake.stub(.count).with(Argument.greaterThan("0")).suspend()
    _ = await fake.count("0")
    let fake = fake
    await withTaskGroup(of: Void.self) { group in
      for id in 1...5 {
        group.addTask { _ = await fake.count("\(id)") }
        await gate.waitForCallers(id)
        switch id {
        case 1: expectGolden(await failure(), "one call is running")
        // The failure lists at most three.
        case 3: expectGolden(await failure(), "three calls are running")
        case 4: expectGolden(await failure(), "four calls are running")
        default: break
        }
      }
      expectGolden(await failure(), "many calls are running")
      group.cancelAll()
    }
  }

  private func failure() async -> String? {
    await failedWait {
      try await fake.called(.save).wait(
        within: SpryDuration(.milliseconds(100), on: FixedClock.over))
    }?.failure.text
  }

  @Test("Too many calls end the wait at once")
  func tooManyCallsEndTheWaitAtOnce() async {
    fake.save(1)
    fake.save(2)
    let error = await failedWait {
      try await fake.called(.save).wait(
        for: .once, within: SpryDuration(.seconds(1), on: FixedClock.still))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A captor captures once from each call")
  func captorsCaptureOnceFromTheCallsThatFit() async throws {
    let fake = fake
    let captor = Argument.captor()
    fake.save(1)
    async let count = fake.called(.save, with: captor).wait(
      for: .exactly(3), within: SpryDuration(.seconds(1), on: FixedClock.still)
    ).count
    fake.save(2)
    fake.save(3)
    #expect(try await count == 3)
    #expect(captor.values as? [Int] == [1, 2, 3])
  }

  @Test("A test waits for a fake on the main actor")
  @MainActor func fakeThatStaysOnItsActor() async throws {
    let fake = FakeLog()
    Task { fake.note("late") }
    try await fake.called(.note, with: "late").wait(
      within: SpryDuration(.seconds(1), on: FixedClock.still))
    await expectHaveReceived(
      fake.called(.note), within: SpryDuration(.seconds(1), on: FixedClock.still))
  }
}

@MainActor private final class FakeLog: @MainActor Spyable {
  enum Function: String, StringRepresentable {
    case note = "note(_:)"
  }

  func note(_ text: String) { recordCall(arguments: text) }
}
