import SpryKit
import SpryMatchers
import Testing

private struct NotFound: Error, Equatable { var id = "" }
private enum StoreError: Error, Equatable { case full, locked(by: String) }

private protocol Store: AnyObject {
  func load(_ id: String) throws -> String
  func delete(_ id: String) throws
  func save(_ text: String) throws(StoreError) -> Int
  func lock() throws(StoreError)
  static func open() throws(StoreError) -> Int
}

private final class FakeStore: Store, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case open = "open()"
  }

  enum Function: String, StringRepresentable {
    case load = "load(_:)"
    case delete = "delete(_:)"
    case save = "save(_:)"
    case lock = "lock()"
  }

  func load(_ id: String) throws -> String {
    try spryifyThrows(arguments: id)
  }

  func delete(_ id: String) throws {
    try spryifyThrows(arguments: id)
  }

  func save(_ text: String) throws(StoreError) -> Int {
    try spryifyThrows(throwing: StoreError.self)(arguments: text)
  }

  func lock() throws(StoreError) {
    try spryifyThrows(throwing: StoreError.self)()
  }

  static func open() throws(StoreError) -> Int {
    try spryifyThrows(throwing: StoreError.self)()
  }
}

@Suite("Throwing members", .spry)
struct ThrowingTests {
  private let fake = FakeStore()

  @Test("A throwing member returns or throws")
  func returnsOrThrows() throws {
    fake.stub(.load).with("1").andReturn("one")
    fake.stub(.load).with("2").andThrow(NotFound(id: "2"))
    #expect(try fake.load("1") == "one")
    #expect(throws: NotFound(id: "2")) { try fake.load("2") }
    expectHaveReceived(fake, .load, countSpecifier: .exactly(2))
  }

  @Test("A closure returns or throws by its arguments")
  func closureReturnsOrThrows() throws {
    fake.stub(.load).andDo { arguments in
      guard let id = arguments[0] as? String, id != "bad" else { throw NotFound() }
      return "text of \(id)"
    }
    #expect(try fake.load("1") == "text of 1")
    #expect(throws: NotFound()) { try fake.load("bad") }
  }

  @Test("A member throws a typed error")
  func throwsATypedError() throws {
    fake.stub(.save).with("a").andReturn(1)
    fake.stub(.save).andThrow(StoreError.full)
    #expect(try fake.save("a") == 1)
    do {
      _ = try fake.save("b")
      Issue.record("nothing was thrown")
    } catch .full {
      expectHaveReceived(fake, .save, with: "b")
    } catch .locked {
      Issue.record("another error was thrown")
    }
  }

  @Test("A member throws the typed error of its closure")
  func throwsATypedErrorFromAClosure() {
    fake.stub(.lock).andDo { _ in throw StoreError.locked(by: "me") }
    #expect(throws: StoreError.locked(by: "me")) { try fake.lock() }
  }

  @Test("A static member throws a typed error")
  func throwsATypedErrorFromAStaticMember() {
    FakeStore.stub(.open).andThrow(StoreError.full)
    #expect(throws: StoreError.full) { try FakeStore.open() }
  }
}
