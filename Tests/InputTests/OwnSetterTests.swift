import SpryMacros
import SpryMatchers
import Testing

private protocol Memory: AnyObject {
  subscript(key: String) -> Int? { get set }
  subscript(row: Int, column: Int) -> String { get set }
  var name: String { get set }
  static var limit: Int { get set }
}

@Spryable private final class HandMemory: Memory, Spryable {
  subscript(key: String) -> Int? {
    get { spryify(arguments: key) }
    set { recordCall(arguments: key, newValue) }
  }
  subscript(row: Int, column: Int) -> String {
    get { spryify(arguments: row, column) }
    set(text) { spryify(arguments: row, column, text, fallbackValue: ()) }
  }
  var name: String {
    get { spryify(fallbackValue: "none") }
    set { recordCall(arguments: newValue) }
  }
  static var limit: Int {
    get { spryify(fallbackValue: 3) }
    set { recordCall(arguments: newValue) }
  }
}

@Suite("A setter that records under the name of its member", .spry) struct OwnSetterTests {
  private let cache = HandMemory()

  @Test("The writes of a subscript")
  func subscripts() {
    cache.stub["a"].andReturn(7)
    cache["a"] = 1
    cache["b"] = nil
    #expect(cache["a"] == 7)
    cache[1, 2] = "x"
    expectHaveReceived(cache.calls["a"].set(1), .once)
    expectHaveReceived(cache.calls[.any].set(nil), .once)
    expectHaveNotReceived(cache.calls["a"].set(2))
    expectHaveReceived(cache.calls["a"], .once)
    expectHaveReceived(cache.calls[.any].get(), .once)
    expectHaveReceived(cache.calls[1, .any].set("x"), .once)
    #expect(cache.calls[.any].set(.any).map(\.index) == ["a", "b"])
  }

  @Test("The writes of a property, and its reads without them")
  func properties() async throws {
    cache.name = "x"
    #expect(cache.name == "none")
    HandMemory.limit = 4
    expectHaveReceived(cache.calls.name.set("x"), .once)
    expectHaveReceived(cache.calls.name, .once)
    expectHaveReceived(HandMemory.calls.limit.set(.greaterThan(3)), .once)
    expectHaveNotReceived(HandMemory.calls.limit)
    try await cache.calls.name.set(.any).wait(within: .seconds(5))
    expectInOrder {
      cache.calls.name.set("x")
      cache.calls.name
    }
  }
}
