import SpryMacros
import SpryMatchers
import Testing

@testable import App

@Suite(.spry) struct WelcomeCheckTests {
  let service = FakeUserService()
  let mailer = FakeMailer()

  init() {
    service.stub.load(id: .any).andDo { id in User(id: id, name: id) }
    mailer.stub.send(.any, to: .any).andReturn(true)
  }

  @Test func sendsOneMail() async throws {
    try await Greeter(service: service).welcome(["ann"], by: mailer)

    expectHaveReceived(mailer.calls.send(.contains("Hello"), to: "ann@example.com"), .once)
    expectHaveNotReceived(mailer.calls.close())
  }
}
