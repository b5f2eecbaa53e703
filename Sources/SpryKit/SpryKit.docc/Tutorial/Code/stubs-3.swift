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

  @Test func anErrorOfTheServiceReachesTheCaller() async {
    service.stub.load(id: .any).andThrow(Offline())

    await #expect(throws: Offline.self) {
      try await Greeter(service: service).greeting(for: "42")
    }
  }

  @Test func theIDReachesTheService() async throws {
    service.stub.load(id: .any).andDo { id in User(id: id, name: "Number \(id)") }

    #expect(try await Greeter(service: service).greeting(for: "7") == "Hello, Number 7!")
  }
}
