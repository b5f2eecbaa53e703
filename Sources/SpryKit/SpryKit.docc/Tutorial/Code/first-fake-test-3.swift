import SpryMacros
import SpryMatchers
import Testing

@testable import App

@Suite(.spry) struct GreeterTests {
  @Test func greetsByName() async throws {
    // Make a fake, and stub it.
    let service = FakeUserService()
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))

    // Run the code.
    let greeting = try await Greeter(service: service).greeting(for: "42")
  }
}
