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

  @Test func greetsAllByName() async throws {
    try await Greeter(service: service).welcome(["ann", "bob"], by: mailer)

    #expect(mailer.calls.send(.any, to: .any).count == 2)
    for (text, address) in mailer.calls.send(.any, to: .any) {
      #expect(text == "Hello, \(address.prefix(3))!")
    }
  }

  @Test func loadsAUserBeforeTheMail() async throws {
    try await Greeter(service: service).welcome(["ann", "bob"], by: mailer)

    expectInOrder {
      service.calls.load(id: "bob")
      mailer.calls.send(.any, to: "bob@example.com")
    }
  }

  @Test func sendsNothingElse() async throws {
    try await Greeter(service: service).welcome(["ann"], by: mailer)

    expectHaveReceived(mailer.calls.send(.any, to: "ann@example.com"))
    expectNoOtherCalls(mailer)
  }
}
