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
}
