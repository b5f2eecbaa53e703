import Archives
import Libraries
import SpryMatchers
import Stores
import Testing

/// An implementation of the whole family.
private final class CityLibrary: Library {
  var name = "City"
  var items = ["a": "Dune", "b": "Emma"]
  var log: [String] = []
  var onLend: ((String) -> Void)?
  var size: Int {
    get async throws { if name == "" { throw Closed(name: name) } else { items.count } }
  }
  subscript(id: String) -> String? {
    get { items[id] }
    set { items[id] = newValue }
  }
  subscript(id: String, version version: Int) -> String { "\(items[id] ?? "?") \(version)" }
  func load(_ id: String) async throws -> String {
    guard let item = items[id] else { throw Closed(name: id) }
    return item
  }
  func open() throws(Closed) -> Bool {
    if name == "" { throw Closed(name: name) }
    return true
  }
  func swap(_ item: inout String, at id: String) {
    (item, items[id]) = (items[id] ?? "", item)
  }
  func each<Value>(_ body: (String) throws -> Value) rethrows -> [Value] {
    try items.values.sorted().map(body)
  }
  func versions(of id: String) async -> [Int] { Array(1...id.count) }
  func notify(_ done: @escaping (String) -> Void) { done(name) }
  func retry(_ body: () async throws -> Int) async rethrows -> Int { try await body() * 2 }
  func decode<Value: Decodable & Equatable>(_ type: Value.Type, or other: Value) -> Value { other }
  func lend(_ id: String, to reader: String) async throws(Closed) -> String {
    guard let item = items.removeValue(forKey: id) else { throw Closed(name: id) }
    onLend?(reader)
    return item
  }
  func log(_ text: @autoclosure () -> String) -> Int {
    log.append(text())
    return log.count
  }
  func `return`(_ item: consuming String) { items["returned"] = item }
}

@Suite("A fake around an object of a protocol with ancestors in two other modules", .spry)
struct LibraryTests {
  private let real = CityLibrary()
  private let library: FakeLibrary<String>

  init() { library = FakeLibrary(wrapping: real) }

  @Test("Members of the first module") func store() async throws {
    #expect(library.name == "City")
    #expect(try await library.size == 2)
    #expect(library["a"] == "Dune")
    library["c"] = "Ulysses"
    library["b"] = nil
    #expect(real.items == ["a": "Dune", "c": "Ulysses"])
    #expect(try await library.load("a") == "Dune")
    await #expect(throws: Closed(name: "x")) { try await library.load("x") }
    var item = "Faust"
    library.swap(&item, at: "a")
    #expect(item == "Dune")
    #expect(real.items["a"] == "Faust")
    #expect(library.each(\.count) == [5, 7])
    #expect(throws: Closed(name: "each")) { try library.each { _ in throw Closed(name: "each") } }
    #expect(try library.open())
    library.name = ""
    #expect(throws: Closed(name: "")) { try library.open() }
    await #expect(throws: Closed(name: "")) { try await library.size }

    expectHaveReceived(library.calls["c"].set("Ulysses"), .once)
    expectHaveReceived(library.calls.load("a").returned("Dune"), .once)
    expectHaveReceived(library.calls.load("x").threw(Closed(name: "x")), .once)
    expectHaveReceived(library.calls.open().threw(.having(\.name, "")), .once)
    expectHaveReceived(library.calls.name.set(""), .once)
  }

  @Test("Members of the second module") func archive() async throws {
    #expect(library["a", version: 2] == "Dune 2")
    #expect(await library.versions(of: "abc") == [1, 2, 3])
    var notified = ""
    library.notify { notified = $0 }
    #expect(notified == "City")
    #expect(await library.retry { 4 } == 8)
    await #expect(throws: Closed(name: "retry")) {
      try await library.retry { throw Closed(name: "retry") }
    }
    #expect(library.decode(Int.self, or: 3) == 3)
    #expect(library.decode([String].self, or: ["a"]) == ["a"])
    expectHaveReceived(library.calls["a", version: 2].returned("Dune 2"), .once)
    expectHaveReceived(library.calls.versions(of: "abc").returned([1, 2, 3]), .once)
  }

  @Test("Members of the third module") func ownMembers() async throws {
    var readers: [String] = []
    library.onLend = { readers.append($0) }
    #expect(try await library.lend("a", to: "Ann") == "Dune")
    #expect(readers == ["Ann"])
    await #expect(throws: Closed(name: "a")) { try await library.lend("a", to: "Bob") }
    #expect(library.log("lent") == 1)
    library.return("Dune")
    #expect(real.items["returned"] == "Dune")
    #expect(real.log == ["lent"])
    expectHaveReceived(library.calls.lend("a", to: .any), .exactly(2))
    expectHaveReceived(library.calls.lend("a", to: "Bob").threw(Closed(name: "a")), .once)
    expectHaveReceived(library.calls.log("lent").returned(1), .once)
  }

  @Test("Stubs of each module come first, and can call through") func stubs() async throws {
    library.stub.load("a").andReturn("Emil")
    library.stub.versions(of: .any).andReturn([7]).andCallThrough()
    library.stub.lend(.any, to: "Eve").andThrow(Closed(name: "Eve"))
    library.stub["a"].andReturn("stub")
    #expect(try await [library.load("a"), library.load("b")] == ["Emil", "Emma"])
    #expect(await [library.versions(of: "a"), library.versions(of: "a")] == [[7], [1]])
    await #expect(throws: Closed(name: "Eve")) { try await library.lend("a", to: "Eve") }
    #expect(library["a"] == "stub")
    #expect(real.items.count == 2)
  }

  @Test("Code that knows only an ancestor uses the object, too") func ancestors() async throws {
    func rename(_ store: any Store<String>) -> String? {
      store.name = "New"
      return store["b"]
    }
    #expect(rename(library) == "Emma")
    #expect(real.name == "New")
    let archive = FakeArchive(wrapping: real)
    #expect(try await archive.load("a") == "Dune")
    let store = FakeStore(wrapping: library)
    #expect(store["a"] == "Dune")
    expectHaveReceived(library.calls["a"], .once)
  }
}
