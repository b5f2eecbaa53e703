import SpryMacros

struct User: Equatable {
  var id: String
  var name: String
}

@Spryable
protocol UserService {
  func load(id: String) async throws -> User
}
