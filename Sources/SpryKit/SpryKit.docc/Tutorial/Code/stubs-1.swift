import SpryMacros
import SpryMatchers
import Testing

@testable import App

@Suite(.spry) struct GreeterStubTests {
  struct Offline: Error {}

  let service = FakeUserService()

  @Test func theNewestStubThatMatchesAnswers() async throws {
    service.stub.load(id: .any).andReturn(User(id: "", name: "Nobody"))
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))

    let greeter = Greeter(service: service)
    #expect(try await greeter.greeting(for: "42") == "Hello, Ann!")
    #expect(try await greeter.greeting(for: "7") == "Hello, Nobody!")
  }
}
