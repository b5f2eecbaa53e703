import SpryMacros
import SpryMatchers
import Testing

private struct Episode: Codable, Sendable, Equatable { var number = 1 }
private struct Full: Error {}

@Spryable private protocol Safe {
  func put<Value: Codable & Sendable>(_ value: Value, for key: String)
  func keep(_ value: some Codable) throws
  func value<Value: Codable & Sendable>(for key: String, as type: Value.Type) async -> Value?
  func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
  func fail<Failure: Error>(_ error: Failure) throws(Failure)
  func size<Value: Equatable>(_ values: [Value], _ more: Value...) -> Int
  subscript<Key: Hashable>(key: Key) -> Int { get set }
}

private enum Feed { struct Item: Codable, Sendable, Equatable { var id = 1 } }

@Spryable private protocol Store {
  func fetch<Value: Decodable & Sendable>(_ type: Value.Type, id: String) async throws -> Value
  func find<Value: Decodable>(_ type: Value.Type) -> Value?
  func load<Value: Sendable>(_ value: Value) async -> Value
  func make<Value: Decodable>(_ name: String) throws -> Value
  func register(_ type: any Decodable.Type, for episode: Episode) throws -> Int
}

@Suite("Generic members, whatever the type of the argument", .spry) struct AnyTypesTests {
  private let safe = FakeSafe()

  @Test("Calls of all types match .any, and those of one type .any(Type.self)")
  func calls() throws {
    safe.put(Episode(), for: "a")
    safe.put(3, for: "b")
    expectHaveReceived(safe.calls.put(.any, for: .any), .exactly(2))
    expectHaveReceived(safe.calls.put(.any, for: "a"), .once)
    expectHaveReceived(safe.calls.put(.any(Int.self), for: .any), .once)
    expectHaveReceived(safe.calls.put(3, for: "b"), .once)
    expectHaveNotReceived(safe.calls.put(.any, for: "c"))
    #expect(safe.calls.put(.any, for: "a").map { $0.0 as? Episode } == [Episode()])
    expectNoOtherCalls(safe, ignoring: safe.calls.put(.any, for: .any))
  }

  @Test("A stub for all types, if the result does not depend on them")
  func stubs() {
    safe.stub.keep(.any).andThrow(Full())
    safe.stub.size(.any, .any).andReturn(7)
    safe.stub[.any].andReturn(8)
    #expect(throws: Full.self) { try safe.keep(3) }
    #expect(throws: Full.self) { try safe.keep("a") }
    #expect(safe.size(["a"], "b") == 7)
    #expect(safe[3] == 8)
    #expect(safe["a"] == 8)
    safe[true] = 9
    expectHaveReceived(safe.calls.keep(), .exactly(2))
    expectHaveReceived(safe.calls[.any].set(9), .once)
  }

  @Test("The types of metatypes, closures, and errors")
  func otherParameters() async throws {
    safe.stub.value(for: .any, as: Int.self).andReturn(3)
    safe.stub.measure(.any, .any).andDo { (_, body) -> Int in try body() }
    #expect(await safe.value(for: "a", as: Int.self) == 3)
    #expect(safe.measure("b") { 4 } == 4)
    safe.stub.fail(.any(Full.self)).andReturn()
    try safe.fail(Full())
    expectHaveReceived(safe.calls.value(for: .any, as: .any), .once)
    expectHaveNotReceived(safe.calls.value(for: .any, as: String.self))
    expectHaveReceived(safe.calls.measure("b", .any), .once)
    expectHaveReceived(safe.calls.fail(.any), .once)
  }

  @Test("A stub for all types, if the answer has no value")
  func stubsWithoutValue() async {
    let store = FakeStore()
    store.stub.fetch(.any, id: "1").andThrow(Full())
    store.stub.fetch(.any, id: "2").andDo { _, _ in throw Full() }
    store.stub.fetch(Int.self, id: "1").andReturn(3)
    await #expect(throws: Full.self) { try await store.fetch(String.self, id: "1") }
    await #expect(throws: Full.self) { try await store.fetch(Episode.self, id: "2") }
    #expect(try! await store.fetch(Int.self, id: "1") == 3)
    store.stub.find().andReturn(nil)
    #expect(store.find(Int.self) == nil)
    #expect(store.find([Episode].self) == nil)
    store.stub.make(.any).andThrow(Full())
    store.stub.make("b").andReturn(4)
    #expect(throws: Full.self) { let _: String = try store.make("a") }
    #expect(try! store.make("b") == 4)
    store.stub.load(.any).lenient().suspendForever()
    store.stub.fetch(.any, id: .any).expected(.never)
  }

  @Test("The result of a call whose type is that of a literal")
  func resultsOfLiterals() async {
    let store = FakeStore()
    store.stub.load(4).andReturn(4)
    store.stub.load("x").andReturn("y")
    _ = await (store.load(4), store.load("x"))
    expectHaveReceived(store.calls.load(4).returned(4), .once)
    expectHaveReceived(store.calls.load("x").returned(.prefix("y")), .once)
    expectHaveNotReceived(store.calls.load("x").returned("x"))
    #expect(store.calls.load("x").returned("y").count == 1)
  }

  @Test("A call without a stub advises the type")
  func advice() async {
    let store = FakeStore()
    let texts = await misuse {
      _ = try? await store.fetch(Int.self, id: "9")
      _ = try? await store.fetch([Episode?].self, id: "9")
      _ = store.find(Feed.Item.self)
      _ = try? store.register(Int.self, for: Episode())
    }.map(\.description)
    let advice = [
      #"fake.stub.fetch(Int.self, id: "9").andReturn(<#Int#>)"#,
      #"fake.stub.fetch([Episode?].self, id: "9").andReturn(<#[Episode?]#>)"#,
      "fake.stub.find(Feed.Item.self).andReturn(<#Item?#>)",
      "fake.stub.register(.any, for: .any).andReturn(<#Int#>)",
    ]
    #expect(texts.count == advice.count)
    for (text, advice) in zip(texts, advice) { #expect(text.contains("add: \(advice)")) }
    // The advice, to the letter:
    store.stub.fetch(Int.self, id: "9").andReturn(3)
    store.stub.find(Feed.Item.self).andReturn(Feed.Item())
    store.stub.register(.any, for: .any).andReturn(3)
    #expect(try! await store.fetch(Int.self, id: "9") == 3)
    #expect(store.find(Feed.Item.self) == Feed.Item())
    #expect(try! store.register(Int.self, for: Episode()) == 3)
  }
}
