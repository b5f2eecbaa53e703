import SpryMacros
import SpryMatchers
import Testing

@testable import App

@Suite(.spry) struct GreeterWaitingTests {
  struct Offline: Error {}

  let service = FakeUserService()

  @Test func loadsInTheBackground() async throws {
    service.stub.load(id: .any).andReturn(User(id: "42", name: "Ann"))

    async let greeting = Greeter(service: service).greeting(for: "42")

    let id = try await service.calls.load(id: .any).wait(within: .seconds(5))
    #expect(id == "42")
    #expect(try await greeting == "Hello, Ann!")
  }

  @Test func waitsForTheService() async throws {
    let gate = service.stub.load(id: .any).suspend()

    async let greeting = Greeter(service: service).greeting(for: "42")

    try await gate.waitForCaller(within: .seconds(5))
    #expect(service.calls.load(id: .any).last == "42")
    gate.resume(returning: User(id: "42", name: "Ann"))
    #expect(try await greeting == "Hello, Ann!")
  }
}
