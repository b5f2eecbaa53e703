import SpryMacros

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
