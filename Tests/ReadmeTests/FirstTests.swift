import SpryMacros
import SpryMatchers
import Testing

/// The first sample of the modules' articles, which declares its protocol beside the test.
struct FirstSample {
  @Spryable
  protocol UserService: AnyObject {
    func load(id: String) async throws -> User
  }

  @Test(.spry) func greetsByName() async throws {
    let service = FakeUserService()
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))
    let greeting = try await Greeter(service: service).greeting(for: "42")
    #expect(greeting == "Hello, Ann!")
    expectHaveReceived(service.calls.load(id: "42"), .once)
  }

  struct Greeter {
    let service: any UserService

    func greeting(for id: String) async throws -> String {
      "Hello, \(try await service.load(id: id).name)!"
    }
  }
}

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
