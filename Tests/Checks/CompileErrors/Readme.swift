import SpryMacros
import SpryMatchers
import Testing

// The mistakes that the pages show in a table, with what to write instead, `stub` and `calls` that are mixed up, and
// mistakes with generic members. The golden file has the errors.

struct User: Equatable {
  var id: String
  var name: String
}

struct Offline: Error {}

@Spryable
protocol UserService {
  func load(id: String) async throws -> User
  func save(_ user: User, version: Int)
  func copy(_ user: User, _ version: Int, _ count: Int, to name: String)
  func log(_ text: String)
  var name: String { get set }
}

func mistakesOfStubs(_ f: FakeUserService, _ user: User) {
  _ = f.stub.load(id: 3)
  _ = f.stub.lod(id: "42")
  _ = f.stub.load("42")
  _ = f.stub.save(.match { $0.nam == "Ann" }, version: 1)
  _ = f.stub.copy(user, 1, 2, to: .any)
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

func mixedUpRoles(_ f: FakeUserService) {
  f.calls.log("a").andReturn()
  _ = f.calls.load(id: "a").suspend()
  _ = f.stub.load(id: "a").count
  expectInOrder { f.name }
  expectInOrder { expectHaveReceived(f.calls.log("a")) }
  _ = FakeUserService(wrapping: f)
}

func wrongCounts(_ f: FakeUserService) async {
  expectHaveReceived(f.calls.log("a"), 1...2)
  XCTAssertHaveReceived(f.calls.log("a"), 2)
  await expectHaveReceived(f.calls.log("a"), within: .seconds(1), .once)
  await XCTAssertHaveReceived(f.calls.log("a"), within: .seconds(1))
}

/// What to write instead.
func corrections(_ f: FakeUserService, _ user: User) {
  f.stub.load(id: "3").andReturn(user)
  f.stub.save(.match { $0.name == "Ann" }, version: 1).andReturn()
  f.stub.copy(.equal(user), 1, 2, to: .any).andReturn()
  f.stub.log(.any).andReturn()
  f.stub.name.andReturn("Ann")
  expectHaveReceived(f.calls.load(id: .any), .exactly(2))
  _ = f.calls.save(.any, version: .equal(1))
}

@Spryable protocol Locker {
  func fetch<Value: Decodable>(_ type: Value.Type, id: String) throws -> Value
  func pair<Value, Other>(_ value: Value.Type, _ other: Other.Type) -> (Value, Other)
  func echo<Value>(_ value: Value) -> Value
  func make<Value: Decodable>() -> Value
}

func answersOfAnyType(_ locker: FakeLocker) {
  locker.stub.fetch(.any, id: "1").andReturn(3)
  locker.stub.fetch(.any, id: .any).andDo { _ in 3 }
  locker.stub.pair(.any, .any).andReturn((1, 2))
  locker.stub.echo(.any).andDo { $0 }
  locker.stub.echo().andReturn(3)
  locker.stub.make().andReturn(Offline())
  locker.stub.make().andThrow(Offline())
  _ = locker.calls.echo(4).returned("x")
}

@Spryable final class FakeTitled: Spryable {
  var title: String { get }
}
