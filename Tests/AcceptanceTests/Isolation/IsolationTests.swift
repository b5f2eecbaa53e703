import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error, Equatable {}

/// Not `Sendable`, so that the compiler rejects a closure that leaves its actor.
private final class Ledger {
  var lines = 0
}

private protocol Cache: Actor {
  var size: Int { get }
  func store(_ text: String) -> Bool
  func load(_ id: Int) async throws -> String
  func fetch(_ id: Int) async throws(Failed) -> String
  func book() async -> Int
  func open() async throws -> Int
  nonisolated func name() -> String
  static func make() -> Int
}

private actor FakeCache: Cache, Spryable {
  let spryState = SpryState()
  private let ledger = Ledger()

  var size: Int { stubbedValue() }
  func store(_ text: String) -> Bool { spryify(arguments: text) }
  func load(_ id: Int) async throws -> String { try await spryifyThrows(arguments: id) }
  func fetch(_ id: Int) async throws(Failed) -> String {
    try await spryifyThrows(arguments: id, throwing: Failed.self)
  }
  func book() async -> Int { await spryify(fallbackValue: await write()) }
  func open() async throws -> Int { try await spryifyThrows(fallbackValue: await write()) }
  nonisolated func name() -> String { spryify() }
  static func make() -> Int { spryify() }

  private func write() async -> Int {
    assertIsolated()
    await Task.yield()
    assertIsolated()
    ledger.lines += 1
    return ledger.lines
  }
}

@MainActor private protocol View: AnyObject {
  var title: String { get set }
  func show(_ text: String)
  func load() async throws -> String
  func draw() async -> Ledger
  static func make() -> Int
}

@MainActor private final class FakeView: View, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make()"
  }
  enum Function: String, StringRepresentable {
    case title
    case show = "show(_:)"
    case load = "load()"
    case draw = "draw()"
  }

  private let ledger = Ledger()

  var title: String {
    get { stubbedValue(fallbackValue: "\(ledger.lines) lines") }
    set { recordCall(arguments: newValue) }
  }
  func show(_ text: String) { spryify(arguments: text) }
  func load() async throws -> String { try await spryifyThrows() }
  func draw() async -> Ledger { await spryify(fallbackValue: await drawn()) }
  static func make() -> Int { spryify() }

  private func drawn() async -> Ledger {
    MainActor.assertIsolated()
    await Task.yield()
    MainActor.assertIsolated()
    ledger.lines += 1
    return ledger
  }
}

@Suite("Hand-written fakes of actors", .spry)
struct IsolationTests {
  @Test("An actor is stubbed and verified without await")
  func actors() async throws {
    let fake = FakeCache()
    fake.stub("size").andReturn(1)
    fake.stub("store(_:)").with("a").andReturn(true)
    fake.stub("load(_:)").andDo { arguments async in "loaded \(arguments[0] as! Int)" }
    fake.stub("fetch(_:)").andThrow(Failed())
    fake.stub("name()").andReturn("cache")
    FakeCache.stub("make()").andReturn(2)
    let cache: any Cache = fake
    #expect(await cache.size == 1)
    #expect(await cache.store("a"))
    #expect(try await cache.load(3) == "loaded 3")
    await #expect(throws: Failed()) { try await cache.fetch(4) }
    #expect(cache.name() == "cache")
    #expect(FakeCache.make() == 2)
    expectHaveReceived(fake, "store(_:)", with: "a", countSpecifier: .once)
    expectHaveReceived(fake, "fetch(_:)", with: 4)
    expectHaveReceived(type: FakeCache.self, "make()")
  }

  @Test("A fake on the main actor is stubbed and verified from any test")
  func nonisolatedTest() async throws {
    let fake = await FakeView()
    fake.stub(.load).andReturn("text")
    #expect(try await fake.load() == "text")
    expectHaveReceived(fake, .load, countSpecifier: .once)
  }

  @Test("A fake and the closures of its stubs stay on the main actor")
  @MainActor func mainActor() async throws {
    let fake = FakeView()
    fake.stub(.title).andReturn("title")
    FakeView.stub(.make).andReturn(1)
    fake.title = "new"
    #expect(fake.title == "title")
    #expect(FakeView.make() == 1)
    expectHaveReceived(fake, .title, with: "new")
    expectHaveReceived(type: FakeView.self, .make)
    var count = 0
    fake.stub(.load).andDo { _ in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
      return "\(count)"
    }
    fake.stub(.show).andDo { _ in count += 10 }
    #expect(try await fake.load() == "1")
    fake.show("x")
    #expect(count == 11)
    fake.stub(.load).andThrow(Failed())
    await #expect(throws: Failed.self) { try await fake.load() }
  }

  @Test("Calling through keeps the isolation of the member")
  @MainActor func callThrough() async throws {
    let cache = FakeCache()
    #expect(await cache.book() == 1)
    #expect(try await cache.open() == 2)
    cache.stub("book()").andCallThrough()
    cache.stub("open()").andReturn(9).andCallThrough()
    #expect(await cache.book() == 3)
    #expect(try await cache.open() == 9)
    #expect(try await cache.open() == 4)
    let view = FakeView()
    #expect(await view.draw().lines == 1)
    #expect(view.title == "1 lines")
  }
}
