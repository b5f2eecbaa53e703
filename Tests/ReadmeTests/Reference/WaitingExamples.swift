import Dispatch
import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: waiting and gates.

// Without a scope, which would report the wait.
@Suite("Reference: failed waits") struct FailedWaitExamples {
  @Test("The error of a failed wait")
  func error() async {
    let vault = FakeVault()

    // Example of CallWaitError
    let error = await #expect(throws: CallWaitError.self) {
      _ = try await vault.called(.read).wait(within: .zero)
    }

    // Example of CallWaitError.location
    #expect(error?.location.file.description.hasSuffix("WaitingExamples.swift") == true)
  }
}

@Suite("Reference: waiting", .spry(unusedStubs: .off)) struct WaitingExamples {
  private let service = FakeUserService()
  private let vault = FakeVault()

  @Test("Waiting for calls")
  func calls() async throws {
    service.stub.load(id: .any).andReturn(ann)
    _ = try await service.load(id: "42")
    try vault.open()

    // Example of MemberCalls.wait
    try await service.calls.load(id: "42").wait(within: .seconds(5))

    // Another example of MemberCalls.wait
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

  @Test("Gates with types")
  func typedGates() async throws {
    let service = service
    // Example of SpryFakeMember.suspend, SpryGate
    let gate: SpryGate<User, any Error> = service.stub.load(id: .any).suspend()

    async let first = service.load(id: "1")
    async let second = service.load(id: "2")

    // Example of SpryGate.waitForCaller
    await gate.waitForCaller()

    // Example of SpryGate.waitForCallers
    try await gate.waitForCallers(2, within: .seconds(5))

    // Example of SpryGate.resume
    gate.resume(returning: ann)

    gate.resume(returning: ann)

    #expect(try await [first, second] == [ann, ann])

    // Example of SpryFakeMember.suspendForever
    service.stub.load(id: "3").suspendForever()
  }

  @Test("Gates without types")
  func gates() async throws {
    let vault = FakeVault()
    // Example of Stub.suspend
    let gate = vault.stub(.read).suspend()

    async let gold = vault.read()

    await gate.waitForCaller()
    gate.resume(returning: ["gold"])

    #expect(await gold == ["gold"])

    // Example of Stub.suspendForever
    vault.stub(.read).suspendForever()
  }

  @Test("Gates of members that are not async")
  func blockingGates() async throws {
    let mailer = FakeMailer()
    // Example of SpryFakeMember.block
    let gate = mailer.stub.send(.any, to: .any).block()
    DispatchQueue.global().async { _ = welcome("ann@example.com", by: mailer) }
    await gate.waitForCaller()
    gate.resume(returning: true)

    // Example of Stub.block
    let opened = vault.stub(.open).block()

    DispatchQueue.global().async { [vault] in try? vault.open() }
    await opened.waitForCaller()
    opened.resume(returning: ())
  }
}
