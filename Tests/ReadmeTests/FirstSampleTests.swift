import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol UserService: AnyObject {
  func load(id: String) async throws -> User
}

@Test(.spry) func greetsByName() async throws {
  let service = FakeUserService()
  service.stub(.load).with("42").andReturn(User(id: "42", name: "Ann"))
  let greeting = try await Greeter(service: service).greeting(for: "42")
  #expect(greeting == "Hello, Ann!")
  expectHaveReceived(service, .load, with: "42", countSpecifier: .once)
}

@Test("The failure that the README shows is the one that is printed")
func failureOfTheFirstSample() async throws {
  let service = FakeUserService()
  service.stub(.load).andReturn(User(id: "", name: ""))
  for id in ["421", "7", "421"] { _ = try await service.load(id: id) }
  let result = service.didCall(.load, with: "42", countSpecifier: .once)
  let failure = try #require(result.failureDescription)
  #expect(try Readme.blocks(of: "text").contains(failure))
}
