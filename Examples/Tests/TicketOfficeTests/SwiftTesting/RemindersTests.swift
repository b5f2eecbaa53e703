import SpryMacros
import SpryMatchers
import Testing

@testable import TicketOffice

@Suite("Reminders on the day before", .spry)
struct RemindersTests {
  private let store = FakeShowStore()
  private let mailer = FakeMailer()
  private let log = FakeRequestLog()
  private let reminders: Reminders

  init() {
    let clock = FakeWallClock()
    clock.stub.now.andReturn(.noon)
    store.stub.shows().andReturn([.hamlet, .macbeth])
    store.stub.orders(for: "hamlet").andReturn([.by("ann"), .by("bob"), .by("cleo")])
    reminders = Reminders(store: store, mailer: mailer, clock: clock, log: log)
  }

  @Test("Each buyer of a show within a day is reminded once")
  func recipients() async throws {
    #expect(try await reminders.send() == 0)

    for name in ["ann", "bob", "cleo"] {
      let mail: ArgumentOf<Mail> = .having(\.recipient, .prefix(name))
      expectHaveReceived(mailer.calls.send(mail), .once)
    }
    expectNoOtherCalls(mailer)
  }

  @Test("No more than two mails are sent at a time")
  func width() async throws {
    let sending = mailer.stub.send(.any).suspend()
    async let failures = reminders.send()
    try await sending.waitForCallers(2, within: .seconds(5))

    let third: ArgumentOf<Mail> = .having(\.recipient, .prefix("cleo"))
    await expectHaveNotReceived(mailer.calls.send(third), for: .milliseconds(20))

    for _ in 1...3 { sending.resume() }
    #expect(try await failures == 0)
    expectHaveReceived(mailer.calls.send(.any), .exactly(3))
  }

  @Test("One mail that cannot be sent does not stop the others")
  func failures() async throws {
    mailer.stub.send(.any).andReturn().andThrow(MailServerDown()).andReturn()

    #expect(try await reminders.send() == 1)

    expectHaveReceived(mailer.calls.send(.any), .exactly(3))
  }

  @Test("Nobody waits for the mails, and the log has those that failed")
  func inTheBackground() async throws {
    mailer.stub.send(.having(\.recipient, .prefix("bob"))).andThrow(MailServerDown())

    reminders.startSending()

    let error = try await log.calls.report(.any).wait(within: .seconds(5))
    #expect(error as? MailError == MailError(count: 1))
  }
}
