import SpryMacros
import SpryMatchers
import Testing

@testable import App

@Suite(.spry) struct WelcomeCheckTests {
  let mailer = FakeMailer()

  init() {
    mailer.stub.send(.any, to: .any).andReturn(true)
  }

  @Test func sendsOneWelcome() {
    #expect(welcome("ann@example.com", by: mailer))

    expectHaveReceived(mailer.calls.send(.contains("Welcome"), to: "ann@example.com"), .once)
    expectHaveNotReceived(mailer.calls.close())
  }

  @Test func sendsTheSameTextToAll() {
    for address in ["ann@example.com", "bob@example.com"] { _ = welcome(address, by: mailer) }

    #expect(mailer.calls.send(.any, to: .any).count == 2)
    for (text, address) in mailer.calls.send(.any, to: .any) {
      #expect(text == "Welcome to the club", "to \(address)")
    }
  }
}
