import SpryMacros
import SpryMatchers
import Testing

// The samples of the chapter about arguments.

// Example of TypedMatcher
extension TypedMatcher<Int> {
  static var even: Self { .match("an even number") { $0.isMultiple(of: 2) } }
}

struct BookID: Equatable, ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: String) { self.text = text }
}

// Example of MatchableByStringLiteral
extension BookID: MatchableByStringLiteral {}

@Suite("The articles: arguments", .spry) struct ArgumentTests {
  private let store = FakeUserStore()

  @Test("Values, and matchers with literals")
  func valuesAndMatchers() throws {
    let number = 2
    store.stub.save(ann, version: number).andThrow(Offline())
    store.stub.save(.any, version: 3).andThrow(Offline())
    store.stub.save(ann, version: .greaterThan(3)).andThrow(Offline())
    try store.save(ann, version: 1)
    for version in 2...4 {
      #expect(throws: Offline.self) { try store.save(ann, version: version) }
    }
    expectHaveReceived(store.calls.save(.any, version: .even), .exactly(2))
    // Example of MatcherOf
    expectHaveReceived(store.calls.save(ann, version: .even), .exactly(2))
    // Example of ArgumentOf
    #expect(ArgumentOf<Int>.even.matches(4))
    #expect(!ArgumentOf<Int>.even.matches(3))
  }

  @Test("Matchers expect arguments")
  func expectArguments() throws {
    try save(User(id: "", name: "Ann"), in: store)

    // Example of TypedMatcher.having, TypedMatcher.match, TypedMatcher.check
    expectHaveReceived(store.calls.save(.having(\.name, .prefix("A")), version: .in(1...3)))
    expectHaveReceived(store.calls.save(.match("a new user") { $0.id.isEmpty }, version: 1))
    expectHaveReceived(store.calls.save(.check { #expect($0.name == "Ann") }, version: .any))
  }

  @Test("A captor keeps arguments")
  func capture() throws {
    let captor = ArgumentCaptor<User>()
    try save(User(id: "", name: "Ann"), in: store)
    expectHaveReceived(store.calls.save(.capture(captor), version: .any))
    #expect(captor.last?.name == "Ann")
    #expect(captor.values == [User(id: "", name: "Ann")])
  }
}

@Spryable
protocol Safe {
  func put<Value: Codable & Sendable>(_ value: Value, for key: String)
  func value<Value: Codable & Sendable>(for key: String, as type: Value.Type) async -> Value?
  func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
}

@Suite("Arguments of generic members", .spry) struct GenericMemberTests {
  @Test func types() async {
    let safe = FakeSafe()
    safe.stub.value(for: "age", as: Int.self).andReturn(3)
    safe.stub.value(for: "name", as: .any).andReturn(nil)
    safe.stub.measure(.any, .any).andDo { (_, body) -> Int in try body() }
    #expect(await safe.value(for: "age", as: Int.self) == 3)
    #expect(await safe.value(for: "name", as: String.self) == nil)
    #expect(safe.measure("work") { 4 } == 4)

    safe.put(3, for: "age")
    safe.put("x", for: "text")
    expectHaveReceived(safe.calls.put(3, for: "age"), .once)
    expectHaveReceived(safe.calls.put(.any(String.self), for: .any), .once)
    expectHaveNotReceived(safe.calls.put(.any, for: "name"))
  }
}
