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
}
