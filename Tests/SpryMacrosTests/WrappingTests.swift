import SpryMacros
import SpryMatchers
import TestSupport
import Testing

private struct Offline: Error, Equatable {}
private struct Refused: Error, Equatable { var id: String }

@Spryable(wraps: true)
private protocol Teller: AnyObject {
  var owner: String { get set }
  var balance: Int { get async throws }
  func load(_ id: String, retries: Int) async throws -> String
  func find(_ id: String) -> String?
  func open(_ id: String) throws(Refused) -> Int
  func close()
  func fill(_ list: inout [Int], by count: Int)
  func each<T>(_ ids: [String], _ body: (String) throws -> T) rethrows -> [T]
  func wait(_ body: () async throws -> Int) async rethrows -> Int
  func decode<T: Decodable & Equatable>(_ type: T.Type, or other: T) -> T
  func log(_ text: @autoclosure () -> String)
  func later(_ done: @escaping (Int) -> Void)
  func take(_ text: consuming String) -> Int
  subscript(key: String, or other: Int) -> Int { get set }
  static func make() -> Int
}

private final class RealTeller: Teller {
  var owner = "Ann"
  var numbers = ["a": 1]
  var log: [String] = []
  var balance: Int { get async throws { if owner == "" { throw Offline() } else { 7 } } }
  func load(_ id: String, retries: Int) async throws -> String {
    if retries == 0 { throw Offline() }
    return "\(id)-\(retries)"
  }
  func find(_ id: String) -> String? { id == "none" ? nil : id }
  func open(_ id: String) throws(Refused) -> Int {
    if id.isEmpty { throw Refused(id: id) }
    return id.count
  }
  func close() { log.append("closed") }
  func fill(_ list: inout [Int], by count: Int) { list.append(count) }
  func each<T>(_ ids: [String], _ body: (String) throws -> T) rethrows -> [T] { try ids.map(body) }
  func wait(_ body: () async throws -> Int) async rethrows -> Int { try await body() + 1 }
  func decode<T: Decodable & Equatable>(_ type: T.Type, or other: T) -> T { other }
  func log(_ text: @autoclosure () -> String) { log.append(text()) }
  func later(_ done: @escaping (Int) -> Void) { done(3) }
  func take(_ text: consuming String) -> Int { text.count }
  subscript(key: String, or other: Int) -> Int {
    get { numbers[key] ?? other }
    set { numbers[key] = newValue }
  }
  static func make() -> Int { 4 }
}

@Suite("Fakes that wrap a real object", .spry(callers: false))
struct WrappingTests {
  private let real = RealTeller()
  private let fake: FakeTeller

  init() { fake = FakeTeller(wrapping: real) }

  @Test("The real object answers, and every call is recorded")
  func forwards() async throws {
    #expect(try await fake.load("a", retries: 2) == "a-2")
    await #expect(throws: Offline()) { try await fake.load("a", retries: 0) }
    #expect(try await fake.balance == 7)
    #expect(fake.find("x") == "x")
    #expect(fake.find("none") == nil)
    #expect(try fake.open("abc") == 3)
    #expect(throws: Refused(id: "")) { try fake.open("") }
    fake.close()
    #expect(real.log == ["closed"])

    expectHaveReceived(fake.calls.load("a", retries: 2).returned("a-2"), .once)
    expectHaveReceived(fake.calls.load("a", retries: 0).threw(Offline()), .once)
    expectHaveReceived(fake.calls.find("none").returned(nil))
    expectHaveReceived(fake.calls.open("").threw(.having(\.id, "")))
    expectHaveReceived(fake.calls.close())
  }

  @Test("A stub comes first, and can call through, and a static member needs one")
  func stubs() async throws {
    fake.stub.load("0", retries: .any).andThrow(Refused(id: "0"))
    fake.stub.find("a").andReturn("stubbed").andCallThrough()
    await #expect(throws: Refused(id: "0")) { try await fake.load("0", retries: 1) }
    #expect(try await fake.load("1", retries: 1) == "1-1")
    #expect([fake.find("a"), fake.find("a")] == ["stubbed", "a"])
    fake.stub.fill(.any, by: .any).andDo { list, count in list = [count, count] }
    var list: [Int] = []
    fake.fill(&list, by: 4)
    #expect(list == [4, 4])
    fake.stub.close().andDo {}
    fake.close()
    #expect(real.log.isEmpty)
    FakeTeller.stub.make().andReturn(1)
    #expect(FakeTeller.make() == 1)
  }

  @Test("Arguments of every kind reach the real object, and errors of closures are recorded")
  func arguments() async throws {
    var list = [1]
    fake.fill(&list, by: 5)
    #expect(list == [1, 5])
    #expect(fake.each(["a", "b"]) { $0 + "!" } == ["a!", "b!"])
    #expect(throws: Offline()) { try fake.each(["a"]) { _ in throw Offline() } }
    #expect(fake.recordedCalls.last?.outcome.description == "threw Offline()")
    #expect(await fake.wait { 1 } == 2)
    await #expect(throws: Offline()) { try await fake.wait { throw Offline() } }
    #expect(fake.recordedCalls.last?.outcome.description == "threw Offline()")
    #expect(fake.decode(Int.self, or: 8) == 8)
    var count = 0
    func text() -> String {
      count += 1
      return "text"
    }
    fake.log(text())
    #expect(real.log == ["text"])
    #expect(count == 1)
    expectHaveReceived(fake.calls.log("text"))
    var number = 0
    fake.later { number = $0 }
    #expect(number == 3)
    #expect(fake.take("abcd") == 4)
  }

  @Test("Properties and subscripts are read from and written to the real object")
  func properties() {
    #expect(fake.owner == "Ann")
    fake.owner = "Bob"
    #expect(real.owner == "Bob")
    #expect(fake["a", or: 0] == 1)
    fake["b", or: 0] = 2
    #expect(real.numbers["b"] == 2)
    expectHaveReceived(fake.calls.owner.set("Bob"), .once)
    fake.stub.owner.set(.any).andReturn()
    fake.owner = "Carl"
    #expect(real.owner == "Bob")
  }

  @Test("Without a real object, it is a plain fake")
  func plain() {
    let plain = FakeTeller()
    plain.stub.find(.any).andReturn("a")
    #expect(plain.find("b") == "a")
    plain.owner = "x"
    plain.close()
    expectGolden(misuses { _ = plain["a", or: 1] })
    plain.stub.find("b").andCallThrough()
    expectGolden(misuses { _ = plain.find("b") }, "a stub that calls through to nothing")
  }
}
