import SpryKit
import SpryMatchers
import Testing

private struct Failed: Error {}

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

@MainActor private class StoredFakeView: View, Spryable {
  let spryState = SpryState()

  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func show(_ text: String) { spryify(arguments: text) }
  func load() async throws -> String { try await spryifyThrows() }
  class func make() -> Int { spryify() }
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

@Suite("Fakes on a global actor", .spry)
struct MainActorFakeTests {
  @Test("A fake on the main actor is used in a test on the main actor")
  @MainActor func isUsedOnTheMainActor() async throws {
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

  @Test("The closures of a stub stay on the main actor")
  @MainActor func closureStaysOnTheMainActor() async throws {
    let fake = FakeView()
    let box = Box()
    fake.stub(.load).andDo { _ in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      box.count += 1
      return "\(box.count)"
    }
    fake.stub(.show).andDo { _ in box.count += 10 }
    #expect(try await fake.load() == "1")
    fake.show("x")
    #expect(box.count == 11)
    fake.stub(.load).andThrow(Failed())
    await #expect(throws: Failed.self) { try await fake.load() }
  }

  @Test("A fake on the main actor may store its state")
  @MainActor func storesItsState() async throws {
    let fake = StoredFakeView()
    fake.stub("load()").andDo { _ async in "loaded" }
    StoredFakeView.stub("make()").andReturn(3)
    #expect(try await fake.load() == "loaded")
    #expect(StoredFakeView.make() == 3)
    expectHaveReceived(fake, "load()")
  }

  @Test("A fake on another global actor is stubbed and verified")
  @Database func isOfAnotherGlobalActor() async throws {
    let fake = FakeTable()
    fake.stub("insert(_:)").with("a").andReturn(1)
    fake.stub("commit()").andDo { _ async in Database.shared.assertIsolated() }
    #expect(fake.insert("a") == 1)
    try await fake.commit()
    expectHaveReceived(fake, "commit()", countSpecifier: .once)
  }
}

@MainActor private final class Box {
  var count = 0
}
