import SpryMacros
import SpryMatchers
import Testing

/// The first test of the tutorial.
@Suite(.spry) struct GreeterTests {
  @Test func greetsByName() async throws {
    // Make a fake, and stub it.
    let service = FakeUserService()
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))

    // Run the code.
    let greeting = try await Greeter(service: service).greeting(for: "42")

    // Check the result, and the calls that the fake received.
    #expect(greeting == "Hello, Ann!")
    expectHaveReceived(service.calls.load(id: "42"), .once)
  }
}
