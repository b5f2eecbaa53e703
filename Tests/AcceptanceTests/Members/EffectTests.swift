import SpryKit
import SpryMatchers
import Testing

private struct Missing: Error, Equatable { var id = "" }
private enum StoreError: Error, Equatable { case full, locked(by: String) }

private final class FakeStore: Spryable {
  enum ClassFunction: String, StringRepresentable { case open = "open()" }
  enum Function: String, StringRepresentable {
    case load = "load(_:)"
    case save = "save(_:)"
    case count = "count()"
    case fetch = "fetch(_:)"
    case send = "send(_:)"
  }

  func load(_ id: String) throws -> String { try spryifyThrows(arguments: id) }
  func save(_ text: String) throws(StoreError) -> Int {
    try spryifyThrows(arguments: text, throwing: StoreError.self)
  }
  func count() async -> Int { await spryify() }
  func fetch(_ id: String) async throws -> String { try await spryifyThrows(arguments: id) }
  func send(_ text: String) async throws(StoreError) {
    try await spryifyThrows(arguments: text, throwing: StoreError.self)
  }
  static func open() throws(StoreError) -> Int { try spryifyThrows(throwing: StoreError.self) }
}

@Suite("Throwing and async members", .spry)
struct EffectTests {
  private let fake = FakeStore()

  @Test("A throwing member returns or throws, also by a closure")
  func throwing() throws {
    fake.stub(.load).with("1").andReturn("one")
    fake.stub(.load).with("2").andThrow(Missing(id: "2"))
    fake.stub(.load).andDo { arguments in
      guard let id = arguments[0] as? String, id != "bad" else { throw Missing() }
      return "text of \(id)"
    }
    #expect(try fake.load("1") == "one")
    #expect(throws: Missing(id: "2")) { try fake.load("2") }
    #expect(try fake.load("3") == "text of 3")
    #expect(throws: Missing()) { try fake.load("bad") }
    expectHaveReceived(fake, .load, countSpecifier: .exactly(4))
  }

  @Test("A member throws a typed error, also by a closure and as a static member")
  func typedErrors() throws {
    fake.stub(.save).with("a").andReturn(1)
    fake.stub(.save).with("b").andDo { _ -> Int in throw StoreError.locked(by: "me") }
    fake.stub(.save).andThrow(StoreError.full)
    #expect(try fake.save("a") == 1)
    #expect(throws: StoreError.locked(by: "me")) { try fake.save("b") }
    do {
      _ = try fake.save("c")
      Issue.record("nothing was thrown")
    } catch .full {
      expectHaveReceived(fake, .save, with: "c")
    } catch .locked {
      Issue.record("another error was thrown")
    }
    FakeStore.stub(.open).andThrow(StoreError.full)
    #expect(throws: StoreError.full) { try FakeStore.open() }
  }

  @Test("An async member returns or throws")
  func asynchronous() async throws {
    fake.stub(.fetch).with("1").andReturn("one")
    fake.stub(.fetch).andThrow(Missing())
    fake.stub(.send).with("1").andReturn()
    fake.stub(.send).andThrow(StoreError.full)
    #expect(try await fake.fetch("1") == "one")
    await #expect(throws: Missing()) { try await fake.fetch("2") }
    try await fake.send("1")
    await #expect(throws: StoreError.full) { try await fake.send("2") }
    expectHaveReceived(fake, .send, countSpecifier: .exactly(2))
  }

  @Test("An async member awaits the closure of its stub, which may be async and throw")
  func closures() async throws {
    fake.stub(.count).andDo { arguments in arguments.count }
    #expect(await fake.count() == 0)
    fake.stub(.fetch).with("1").andDo { _ async in "from a closure" }
    fake.stub(.fetch).with("2").andDo { arguments in
      await Task.yield()
      return "fetched \(arguments[0] as! String)"
    }
    fake.stub(.fetch).with("3").andDo { _ async throws -> String in
      await Task.yield()
      throw Missing()
    }
    fake.stub(.send).andDo { [fake] _ async throws in
      fake.stub(.count).andReturn(try await fake.fetch("1").count)
      throw StoreError.full
    }
    #expect(try await fake.fetch("1") == "from a closure")
    #expect(try await fake.fetch("2") == "fetched 2")
    await #expect(throws: Missing()) { try await fake.fetch("3") }
    await #expect(throws: StoreError.full) { try await fake.send("1") }
    #expect(await fake.count() == "from a closure".count, "the closure may use the fake")
  }
}
