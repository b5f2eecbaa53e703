import SpryMacros
import SpryMatchers
import Testing

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
    safe.stub.measure(.any, .any).andDo { (_, body) -> Int in try body() }
    #expect(await safe.value(for: "age", as: Int.self) == 3)
    #expect(safe.measure("work") { 4 } == 4)

    safe.put(3, for: "age")
    safe.put("x", for: "text")
    expectHaveReceived(safe.calls.put(3, for: "age"), .once)
    expectHaveReceived(safe.calls.put(.any(String.self), for: .any), .once)
    expectHaveNotReceived(safe.calls.put(.any, for: "name"))
  }
}
