import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error, Equatable {}

private protocol Cache: Actor {
  var size: Int { get }
  func store(_ text: String) -> Bool
  func load(_ id: Int) async throws -> String
  func fetch(_ id: Int) async throws(Failed) -> String
  nonisolated func name() -> String
  static func make() -> Int
}

private actor FakeCache: Cache, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make()"
  }
  enum Function: String, StringRepresentable {
    case size
    case store = "store(_:)"
    case load = "load(_:)"
    case fetch = "fetch(_:)"
    case name = "name()"
  }

  let spryState = SpryState()

  var size: Int { stubbedValue() }
  func store(_ text: String) -> Bool { spryify(arguments: text) }
  func load(_ id: Int) async throws -> String { try await spryifyThrows(arguments: id) }
  func fetch(_ id: Int) async throws(Failed) -> String {
    try await spryifyThrows(throwing: Failed.self)(arguments: id)
  }
  nonisolated func name() -> String { spryify() }
  static func make() -> Int { spryify() }
}

@Suite("Fakes that are actors", .spry)
struct ActorFakeTests {
  @Test("An actor is stubbed and verified without await")
  func isStubbedAndVerifiedWithoutAwait() async throws {
    let fake = FakeCache()
    fake.stub(.size).andReturn(1)
    fake.stub(.store).with("a").andReturn(true)
    fake.stub(.load).andDo { arguments async in "loaded \(arguments[0] as! Int)" }
    fake.stub(.fetch).andThrow(Failed())
    fake.stub(.name).andReturn("cache")
    FakeCache.stub(.make).andReturn(2)
    let cache: any Cache = fake
    #expect(await cache.size == 1)
    #expect(await cache.store("a"))
    #expect(try await cache.load(3) == "loaded 3")
    await #expect(throws: Failed()) { try await cache.fetch(4) }
    #expect(cache.name() == "cache")
    #expect(FakeCache.make() == 2)
    expectHaveReceived(fake, .store, with: "a", countSpecifier: .once)
    expectHaveReceived(fake, .fetch, with: 4)
    expectHaveReceived(type: FakeCache.self, .make)
  }
}
