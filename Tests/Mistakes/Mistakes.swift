// swift-format-ignore-file
import SpryMacros
import SpryMatchers
import Testing

// Common mistakes, and what the compiler says about each. The README shows them in a table.

struct User: Equatable {
  var id: String
  var name: String
}

struct Offline: Error {}

enum Order {
  case name, size
}

@Spryable
protocol UserService: AnyObject {
  func load(id: String) async throws -> User
  func save(_ user: User, version: Int)
  func sort(_ order: Order, limit: Int)
  func find(_ number: Int?) -> User?
  func log(_ text: String)
}

func mistakesOfStubs(_ f: FakeUserService, _ user: User) {
  _ = f.stub.load(id: 3)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = f.stub.lod(id: "42")  // expected-error {{value of type 'FakeUserService.Members<StubRole>' has no member 'lod'}}
  _ = f.stub.load("42")  // expected-error {{missing argument label 'id:' in call}}
  _ = f.stub.save(user, version: .any)  // expected-error {{cannot convert value of type 'User' to expected argument type 'ArgumentOf<User>'}}
  _ = f.stub.sort(.name, limit: .any)  // expected-error {{type 'ArgumentOf<Order>' has no member 'name'}}
  _ = f.stub.find(.greaterThan(3))  // expected-error {{contextual member reference to static method 'greaterThan' requires 'Self' constraint in the protocol extension}}
  f.stub.load(id: .any)  // expected-warning {{result of call to 'load(id:)' is unused}}
  f.stub(.load).andReturn(user)  // expected-error {{type 'MemberName' has no member 'load'}}
}

func mistakesOfAnswers(_ f: FakeUserService, _ user: User) {
  f.stub.load(id: .any).andReturn("Ann")  // expected-error {{cannot convert value of type 'String' to expected argument type 'User'}}
  f.stub.load(id: .any).andReturn()  // expected-error {{'andReturn()' is unavailable: this member returns a value: write 'andReturn(value)'}}
  f.stub.log(.any).andThrow(Offline())  // expected-error {{'andThrow' is unavailable: this member does not throw}}
  _ = f.stub.log(.any).suspend()  // expected-error {{'suspend()' is unavailable: this member is not 'async', so its callers cannot wait}}
}

func mistakesOfChecks(_ f: FakeUserService, _ user: User) {
  f.calls.load(id: .any).andReturn(user)  // expected-error {{'andReturn' is unavailable: write 'stub' instead of 'calls' to stub a member}}
  expectHaveReceived(f.stub.load(id: .any))  // expected-error {{'expectHaveReceived' is unavailable: write 'calls' instead of 'stub' to check calls}}
  expectHaveReceived(f.calls.load(id: .any), 2)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'CountSpecifier'}}
}

/// What to write instead.
func corrections(_ f: FakeUserService, _ user: User) {
  f.stub.load(id: "3").andReturn(user)
  f.stub.save(.equal(user), version: .any).andReturn()
  f.stub.sort(.equal(.name), limit: .any).andReturn()
  f.stub.find(.some(.greaterThan(3))).andReturn(user)
  f.stub.log(.any).andReturn()
  expectHaveReceived(f.calls.load(id: .any), .exactly(2))
}
