import SpryMacros
import SpryMatchers
import Testing

// The mistakes that the README shows in a table, and what to write instead. The golden file has the errors.

struct User: Equatable {
  var id: String
  var name: String
}

struct Offline: Error {}

enum Order {
  case name, size
}

@Spryable
protocol UserService {
  func load(id: String) async throws -> User
  func save(_ user: User, version: Int)
  func sort(_ order: Order, limit: Int)
  func log(_ text: String)
  var name: String { get set }
}

func mistakesOfStubs(_ f: FakeUserService, _ user: User) {
  _ = f.stub.load(id: 3)
  _ = f.stub.lod(id: "42")
  _ = f.stub.load("42")
  _ = f.stub.save(user, version: .any)
  _ = f.stub.sort(.name, limit: .any)
  f.stub.load(id: .any)
  f.stub.name = "Ann"
  f.stub(.load).andReturn(user)
}

func mistakesOfAnswers(_ f: FakeUserService, _ user: User) {
  f.stub.load(id: .any).andReturn("Ann")
  f.stub.load(id: .any).andReturn()
  f.stub.log(.any).andThrow(Offline())
  _ = f.stub.log(.any).suspend()
}

func mistakesOfChecks(_ f: FakeUserService, _ user: User) {
  f.calls.load(id: .any).andReturn(user)
  expectHaveReceived(f.stub.load(id: .any))
  expectHaveReceived(f.calls.load(id: .any), 2)
  _ = f.calls.save(.any, version: .prefix("1"))
}

/// What to write instead.
func corrections(_ f: FakeUserService, _ user: User) {
  f.stub.load(id: "3").andReturn(user)
  f.stub.save(.equal(user), version: .any).andReturn()
  f.stub.sort(.equal(.name), limit: .any).andReturn()
  f.stub.log(.any).andReturn()
  f.stub.name.andReturn("Ann")
  expectHaveReceived(f.calls.load(id: .any), .exactly(2))
  _ = f.calls.save(.any, version: .equal(1))
}
