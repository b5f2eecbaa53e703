import SpryMacros
import SpryMatchers
import Testing

// The first sample of the README, which the tutorial and other samples use, too.

struct User: Equatable {
  var id: String
  var name: String
}

@Spryable
protocol UserService {
  func load(id: String) async throws -> User
}

struct Greeter {
  let service: any UserService

  func greeting(for id: String) async throws -> String {
    "Hello, \(try await service.load(id: id).name)!"
  }
}

@Test(.spry) func greetsByName() async throws {
  let service = FakeUserService()
  service.stub.load(id: .any).andReturn(User(id: "42", name: "Ann"))

  let greeting = try await Greeter(service: service).greeting(for: "42")

  #expect(greeting == "Hello, Ann!")
  expectHaveReceived(service.calls.load(id: "42"), .once)
}
