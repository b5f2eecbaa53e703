import Dispatch
import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: checks, calls, and waiting.

@Suite("Reference: checks", .spry(unusedStubs: .off)) struct ChecksExamples {
  private let mailer = FakeMailer()
  private let store = FakeUserStore()
  private let vault = FakeVault()

  @Test("Calls and results with types")
  func typed() throws {
    try store.save(ann, version: 1)
    // Examples of MemberCalls
    let saves: some MemberCalls = store.calls.save(.any, version: .any)
    expectInOrder { saves.query }
    #expect(mailer.calls.close().isEmpty)
    #expect(saves.elements(of: []).isEmpty)
    #expect(store.calls.save(.any, version: .any).first?.0 == ann)
    #expect(store.calls.save(.any, version: .any)[0].1 == 1)

    // Examples of MemberCalls, DidCallResult
    let result: DidCallResult = saves.didCall(.once)
    #expect(result.success)
    #expect(result.failureDescription == nil)
    #expect(result.oppositeFailureDescription != nil)
    print(result.recordedCallsDescription)

    // Example of SpryMark.start
    expectHaveReceived(store.calls.save(.any, version: 1).since(.start))
  }

  @Test("Calls and results without types")
  func byName() throws {
    try vault.open()
    // Examples of Spyable, CallQuery
    expectHaveReceived(vault.called(.open).returned(Argument.anything))
    #expect(vault.didCall(.open, countSpecifier: .once).success)
    #expect(vault.recordedCalls.map(\.function) == ["open()"])
    expectHaveNotReceived(vault.called(.open).threw(Argument.anything))
    #expect(vault.called(.unlock).arguments(as: Int.self).isEmpty)

    // Examples of RecordedCall
    let call: RecordedCall = vault.recordedCalls[0]
    #expect(call.function == "open()")
    #expect(call.arguments.isEmpty)
  }

  @Test("Checks that return their failure")
  func failures() {
    mailer.close()
    // Example of ExpectedCallsBuilder
    func expectClose(@ExpectedCallsBuilder _ calls: () -> [CallQuery]) { expectInOrder(calls) }

    expectClose { mailer.calls.close() }
  }

  @Test("Waiting for calls")
  func waiting() async throws {
    try vault.open()
    try await vault.called(.open).wait(for: .once, within: .seconds(5))

    // Example of SpryDuration, SpryDuration.seconds, SpryDuration.milliseconds
    let limits: [SpryDuration] = [.seconds(5), .seconds(0.5), .milliseconds(20)]

    for limit in limits { try await vault.called(.open).wait(within: limit) }

    // Example of SpryDuration.zero
    await expectHaveNotReceived(vault.called(.read), for: .zero)

    // Example of SpryDuration.init
    let limit = SpryDuration(Duration.seconds(1) * 5)

    try await vault.called(.open).wait(within: limit)
  }

  @Test("Gates without types")
  func gates() async throws {
    let vault = vault
    // Example of Stub.suspend
    let gate = vault.stub(.read).suspend()

    async let first = vault.read()
    async let second = vault.read()
    // Example of SpryGate.waitForCallers
    try await gate.waitForCallers(2, within: .seconds(5))
    for metal in ["gold", "tin"] { gate.resume(returning: [metal]) }
    #expect(await Set(first + second) == ["gold", "tin"])
    // Example of Stub.block
    let opened = vault.stub(.open).block()

    DispatchQueue.global().async { try? vault.open() }
    await opened.waitForCaller()
    opened.resume(returning: ())
    // Example of Stub.suspendForever
    vault.stub(.read).suspendForever()
  }
}

// Without a scope, which would report the wait.
@Suite("Reference: failed waits") struct FailedWaitExamples {
  @Test("The error of a failed wait")
  func error() async {
    let vault = FakeVault()
    // Examples of CallWaitError
    let error = await #expect(throws: CallWaitError.self) {
      _ = try await vault.called(.read).wait(within: .zero)
    }
    #expect(error.map { "\($0.location.file)" }?.hasSuffix("ChecksExamples.swift") == true)
  }
}
