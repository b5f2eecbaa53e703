import Dispatch
import SpryMacros
import SpryMatchers
import Testing

// The samples of the chapter about waiting, and of the article.

@Suite("The articles: waiting and gates", .spry) struct WaitingTests {
  private let mailer = FakeMailer()

  @Test("Waiting for calls")
  func waits() async throws {
    mailer.stub.send(.any, to: .any).andReturn(true)
    let mailer = mailer
    Task.detached {
      for _ in 0..<2 { _ = welcome("ann@example.com", by: mailer) }
    }
    // Example of MemberCalls.wait
    try await mailer.calls.send(.any, to: "ann@example.com").wait(within: .seconds(5))
    await expectHaveReceived(mailer.calls.send(.any, to: .any), .exactly(2), within: .seconds(5))
    await expectHaveNotReceived(mailer.calls.close(), for: .milliseconds(1))
  }

  @Test("Counting calls when the code has finished")
  func exactlyOnce() async {
    mailer.stub.send(.any, to: .any).andReturn(true)
    let mailer = mailer
    let code = Task { welcome("ann@example.com", by: mailer) }
    _ = await code.value
    expectHaveReceived(mailer.calls.send(.any, to: "ann@example.com"), .once)
  }

  @Test("A gate holds a caller that was cancelled")
  func holdsCancelledCaller() async throws {
    let (service, ann) = (FakeUserService(), User(id: "42", name: "Ann"))
    let gate = service.stub.load(id: .any).suspend(ignoringCancellation: true)
    let task = Task { try await service.load(id: "42") }
    try await gate.waitForCaller(within: .seconds(5))
    task.cancel()
    gate.resume(returning: ann)
    #expect(try await task.value == ann)
  }

  @Test("A gate blocks the thread of a caller that is not async")
  func blocks() async throws {
    let mailer = mailer
    // Example of SpryFakeMember.block
    let gate = mailer.stub.send(.any, to: .any).block()
    DispatchQueue.global().async { _ = welcome("ann@example.com", by: mailer) }
    try await gate.waitForCaller(within: .seconds(5))
    expectHaveNotReceived(mailer.calls.close())
    gate.resume(returning: true)
    try await mailer.calls.send(.any, to: .any).wait(within: .seconds(5))
  }
}
