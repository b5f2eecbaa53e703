import SpryKit
import SpryMatchers
import TestSupport
import Testing

private final class FakeStore: Spryable {
  enum Function: String, StringRepresentable {
    case name, load, each, level, ping, `init`, `subscript`, plus = "+"
    case reload = "load(again:)"
  }
  enum ClassFunction: String, StringRepresentable { case make, shared, plus = "+" }

  init() {}
  init(id: Int, kind: String) { recordCall(arguments: id, kind) }
  var name: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  var level: Int { spryify() }
  func load(id: Int) -> Int { spryify(arguments: id) }
  func load(again: Bool) -> Int { spryify(arguments: again) }
  func each(_ first: Int, by second: Int) { recordCall(arguments: first, second) }
  func ping(_ count: Int) async throws -> Int { try await spryifyThrows(arguments: count) }
  subscript(key: String) -> Int {
    get { spryify(arguments: key) }
    set { recordCall(arguments: key, newValue) }
  }
  static var shared: Int { spryify() }
  static func make(_ kind: String, of size: Int) -> Int { spryify(arguments: kind, size) }
  static func + (store: FakeStore, number: Int) -> Int { spryify(arguments: number) }
}

private final class FakeOverloads: Spryable {
  enum Function: String, StringRepresentable { case load, count, save, saveAll = "save(all:)" }
  enum ClassFunction: String, StringRepresentable { case make }

  func load(id: Int) -> Int { spryify(arguments: id) }
  func load(name: String) -> Int { spryify(arguments: name) }
  var count: Int { spryify() }
  func count(of kind: String) -> Int { spryify(arguments: kind) }
  func save(_ item: Int) { spryify(arguments: item) }
  func save(all items: [Int]) { spryify(arguments: items) }
  static func make(_ size: Int) throws -> Int { try spryifyThrows(arguments: size) }
  static func make(named name: String) throws -> Int { try spryifyThrows(arguments: name) }
}

private final class FakeLiterals: Spryable, Sendable {
  let spryState = SpryState()
  func load(id: Int) -> Int { spryify(arguments: id) }
  func load(name: String) -> Int { spryify(arguments: name) }
  func save(_ item: Int, force: Bool) { recordCall(arguments: item, force) }
  var count: Int { spryify() }
  func count(of kind: String) -> Int { spryify(arguments: kind) }
  static func make(_ kind: String, of size: Int) -> Int { spryify(arguments: kind, size) }
}

private actor FakeActor: Spryable {
  enum Function: String, StringRepresentable { case load }
  func load(id: Int) -> Int { spryify(arguments: id) }
}

private final class FakeDoor: Spryable {
  enum Function: String, StringRepresentable {
    case load = "load(ID:)", name = "name()", item = "subscript(key:)", push = "pull(_:)"
    case open = "open(_:)", openAll = "open(all:)"
  }
  var name: Int { spryify() }
  func load(id: String) -> Int { spryify(arguments: id) }
  subscript(_ key: String) -> Int { spryify(arguments: key) }
  func push(_ force: Int) { spryify(arguments: force) }
  func open(with key: String) { spryify(arguments: key) }
  func close() { recordCall() }
}

private class FakeReader: Spryable {
  enum Function: String, StringRepresentable { case read }
  func read() -> Int { spryify() }
}

private final class FakeFile: FakeReader {
  enum Function: String, StringRepresentable { case close }
  func close() -> Int { spryify() }
}

private final class FakeVan: Spryable {
  enum Function: String, StringRepresentable { case load = "load(id)" }
  func load(id: Int) -> Int { spryify(arguments: id) }
  func check(id: Int) throws -> Int { try spryifyThrows(arguments: id) }
  func find(id: Int) -> Int { spryify(arguments: id, fallbackValue: id) }
}

@Suite("The names of a hand-written fake's members")
struct MemberNameTests {
  @Test("A base name is enough", .spry)
  func baseNames() async throws {
    let store = FakeStore()
    store.stub(.load).with(2).andReturn(1)
    store.stub(.reload).andReturn(3)
    store.stub(.name).andReturn("a")
    store.stub(.level).andReturn(4)
    store.stub(.ping).andReturn(5)
    store.stub(.subscript).andReturn(6)
    FakeStore.stub(.make).with("a", 1).andReturn(7)
    FakeStore.stub(.shared).andReturn(8)
    FakeStore.stub(.plus).andReturn(9)
    #expect(store.load(id: 2) == 1)
    #expect(store.load(again: true) == 3)
    #expect(store.name == "a")
    store.name = "b"
    #expect(store.level == 4)
    #expect(try await store.ping(1) == 5)
    #expect(store["a"] == 6)
    store["b"] = 3
    store.each(1, by: 2)
    #expect(FakeStore.make("a", of: 1) == 7)
    #expect(FakeStore.shared == 8)
    #expect(store + 1 == 9)
    expectHaveReceived(store, .load, with: 2, countSpecifier: .once)
    expectHaveReceived(store, .name, with: "b")
    expectHaveReceived(store, .subscript, with: "b", 3)
    expectHaveReceived(store, .each, with: 1, 2)
    expectHaveReceived(FakeStore(id: 3, kind: "k"), .`init`, with: 3, "k")
    expectHaveReceived(type: FakeStore.self, .plus, with: 1)
    #expect(store.called(.load).map(\.function) == ["load(id:)"])
  }

  @Test("An actor, and members of which one is spelled out", .spry)
  func actors() async {
    let fake = FakeActor()
    fake.stub(.load).andReturn(1)
    #expect(await fake.load(id: 3) == 1)
    let overloads = FakeOverloads()
    overloads.save(1)
    overloads.save(all: [1])
    expectHaveReceived(overloads, .save, with: 1, countSpecifier: .once)
    expectHaveReceived(overloads, .saveAll, with: [1], countSpecifier: .once)
  }

  @Test("Two members of one base name, neither spelled out, are misuse")
  func overloads() async {
    let fake = FakeOverloads()
    expectGolden(
      await problems {
        fake.stub(.load).andReturn(1)
        #expect(fake.load(id: 1) == 1)
        #expect(fake.load(name: "a") == 0)
        #expect(fake.load(name: "b") == 0)
        #expect(fake.load(id: 2) == 1)
        expectHaveReceived(fake, .load, countSpecifier: .exactly(2))
      })
  }

  @Test("So are a property and a function, in either order, and static members that throw")
  func otherOverloads() async {
    for isPropertyFirst in [true, false] {
      expectGolden(
        await problems {
          let fake = FakeOverloads()
          fake.stub(.count).andReturn(1)
          if isPropertyFirst { _ = fake.count }
          _ = fake.count(of: "a")
          if !isPropertyFirst { _ = fake.count }
        }, "a property first: \(isPropertyFirst)")
    }
    expectGolden(
      await problems {
        FakeOverloads.stub(.make).andReturn(1)
        _ = try? FakeOverloads.make(1)
        #expect(throws: Misuse.self) { try FakeOverloads.make(named: "a") }
      }, "static")
  }

  @Test("A literal finds a member by its base name", .spry)
  func literals() async throws {
    let fake = FakeLiterals()
    fake.stub("load").andReturn(1)
    #expect(fake.load(id: 4) == 1)
    fake.stub("load(id:)").with(3).andReturn(2)
    #expect(fake.load(id: 3) == 2)
    fake.stub("load").with(5).andReturn(6)
    #expect(fake.load(id: 5) == 6)
    fake.save(1, force: true)
    expectHaveReceived(fake, "save", with: 1, true)
    expectHaveReceived(fake, "save(_:force:)", with: 1, true)
    expectHaveNotReceived(fake, "save", with: 2, true)
    FakeLiterals.stub("make").andReturn(4)
    #expect(FakeLiterals.make("a", of: 1) == 4)
    for names in [["count", "count(of:)"], ["count(of:)", "count"]] {
      let whole = FakeLiterals()
      for name in names { whole.stub(MemberName(rawValue: name)).andReturn(name.count) }
      #expect(whole.count(of: "a") == 10)
      #expect(whole.count == 5)
      expectHaveReceived(whole, "count", countSpecifier: .once)
      expectHaveReceived(whole, "count(of:)", countSpecifier: .once)
    }
  }

  @Test("A wait by a base name sees the first call of its member", .spry)
  func waits() async throws {
    let fake = FakeLiterals()
    let wait = Task { _ = try await fake.called("save").wait(within: .seconds(60)) }
    await Task.yield()
    fake.save(1, force: true)
    try await wait.value
  }

  @Test("A literal that can mean two members is misuse or a failure")
  func ambiguousLiterals() async {
    expectGolden(
      await problems {
        let fake = FakeLiterals()
        fake.stub("load").andReturn(1)
        _ = fake.load(id: 1)
        _ = fake.load(name: "a")
      }, "stubbed by a literal")
    expectGolden(
      await problems {
        let fake = FakeLiterals()
        fake.stub("load(name:)").andReturn(1)
        fake.stub("load(id:)").andReturn(1)
        _ = fake.load(id: 1)
        _ = fake.load(name: "a")
        expectHaveReceived(fake, "load")
        expectHaveNotReceived(fake, "load")
        fake.stub("load").andReturn(2)
      }, "verified by a literal")
  }

  @Test("The advice for a name that is misspelled, or missing")
  func advice() async {
    expectGolden(
      await problems {
        let door = FakeDoor()
        _ = door.load(id: "1")
        _ = door.name
        _ = door["a"]
        door.push(1)
        door.open(with: "key")
        door.close()
        door.close()
      })
  }

  @Test("The names of a subclass are in the first fake")
  func subclass() async {
    expectGolden(await problems { _ = FakeFile().close() })
  }

  @Test("A misspelled name is one failure, whatever the member does")
  func oneFailure() async {
    expectGolden(
      await problems {
        let van = FakeVan()
        van.stub(.load).lenient().andReturn(1)
        #expect(van.load(id: 2) == 0)
        #expect(van.load(id: 3) == 0)
      })
    expectGolden(
      await problems {
        let van = FakeVan()
        #expect(throws: Misuse.self) { try van.check(id: 1) }
        #expect(throws: Misuse.self) { try van.check(id: 2) }
        #expect(van.find(id: 3) == 3)
      }, "members that throw, or that have a fallback value")
  }
}
