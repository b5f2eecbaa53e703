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

@MainActor private protocol View: AnyObject {
  var title: String { get set }
  func show(_ text: String)
  func load() async throws -> String
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
  }

  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func show(_ text: String) { spryify(arguments: text) }
  func load() async throws -> String { try await spryifyThrows() }
  static func make() -> Int { spryify() }
}

@globalActor private actor Database {
  static let shared = Database()
}

@Database private protocol Table: AnyObject {
  func insert(_ row: String) -> Int
  func commit() async throws
}

@Database private final class FakeTable: Table, Spryable {
  func insert(_ row: String) -> Int { spryify(arguments: row) }
  func commit() async throws { try await spryifyThrows() }
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

  @Test("A fake on the main actor is used in a test on the main actor")
  @MainActor func mainActor() async throws {
    let fake = FakeView()
    fake.stub(.title).andReturn("title")
    fake.stub(.show).andReturn()
    FakeView.stub(.make).andReturn(1)
    fake.show("a")
    fake.title = "new"
    #expect(fake.title == "title")
    #expect(FakeView.make() == 1)
    expectHaveReceived(fake, .show, with: "a")
    expectHaveReceived(fake, .title, with: "new")
    expectHaveReceived(type: FakeView.self, .make)
  }

  @Test("A fake on the main actor is stubbed and verified from any test")
  func nonisolatedTest() async throws {
    let fake = FakeView()
    fake.stub(.load).andReturn("text")
    #expect(try await fake.load() == "text")
    expectHaveReceived(fake, .load, countSpecifier: .once)
  }

  @Test("The closures of a stub stay on the main actor")
  @MainActor func closureStaysOnTheMainActor() async throws {
    let fake = FakeView()
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

  @Test("A fake on another global actor is stubbed and verified")
  @Database func otherGlobalActor() async throws {
    let fake = FakeTable()
    fake.stub("insert(_:)").with("a").andReturn(1)
    fake.stub("commit()").andDo { _ async in Database.shared.assertIsolated() }
    #expect(fake.insert("a") == 1)
    try await fake.commit()
    expectHaveReceived(fake, "commit()", countSpecifier: .once)
  }
}
