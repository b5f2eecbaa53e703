import SpryKit
import SpryMatchers
import Testing

private final class FakeDecoder: Spryable {
  enum Function: String, StringRepresentable {
    case decode = "decode(_:from:)"
    case encode = "encode(_:)"
    case describe = "describe(_:)"
    case pair = "pair(_:)"
  }

  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try spryifyThrows(arguments: type, text)
  }

  func encode<Value: Encodable & Sendable>(_ value: Value) async -> String {
    await spryify(arguments: value)
  }

  func describe(_ value: some CustomStringConvertible) -> String {
    spryify(arguments: value)
  }

  func pair<each Value>(_ values: repeat each Value) -> Int {
    spryify(arguments: repeat each values)
  }
}

private protocol Repository<Item>: AnyObject {
  associatedtype Item
  var all: [Item] { get }
  func find(_ id: Int) -> Item?
  func save(_ item: Item) throws
  static func make() -> Item?
}

private final class FakeRepository<Item>: Repository, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make()"
  }

  enum Function: String, StringRepresentable {
    case all
    case find = "find(_:)"
    case save = "save(_:)"
  }

  var all: [Item] { stubbedValue() }
  func find(_ id: Int) -> Item? { spryify(arguments: id) }
  func save(_ item: Item) throws { try spryifyThrows(arguments: item) }
  static func make() -> Item? { spryify() }
}

@Suite("Generic members and fakes", .spry)
struct GenericTests {
  @Test("A generic function has stubs for each type")
  func functionIsToldApartByItsType() throws {
    let fake = FakeDecoder()
    fake.stub(.decode).andReturn(1)
    fake.stub(.decode).andReturn("text")
    #expect(try fake.decode(Int.self, from: "") == 1)
    #expect(try fake.decode(String.self, from: "") == "text")
    expectHaveReceived(fake, .decode, with: Int.self, "", countSpecifier: .once)
    expectHaveReceived(fake, .decode, with: Argument.anything, "", countSpecifier: .exactly(2))
  }

  @Test("A function with a parameter pack is stubbed and verified")
  func functionTakesAPack() {
    let fake = FakeDecoder()
    fake.stub(.pair).with(1, "a").andReturn(2)
    fake.stub(.pair).andReturn(0)
    #expect(fake.pair(1, "a") == 2)
    #expect(fake.pair() == 0)
    #expect(fake.pair(true) == 0)
    #expect(fake.recordedCalls.map(\.description) == [#"pair(1, "a")"#, "pair()", "pair(true)"])
  }

  @Test("A generic class is a fake")
  func classIsAFake() throws {
    let fake = FakeRepository<String>()
    fake.stub(.all).andReturn(["a"])
    fake.stub(.find).with(1).andReturn("one")
    fake.stub(.find).andReturn(nil)
    fake.stub(.save).andReturn()
    let repository: any Repository<String> = fake
    #expect(repository.all == ["a"])
    #expect(repository.find(1) == "one")
    #expect(repository.find(2) == nil)
    try repository.save("x")
    expectHaveReceived(fake, .save, with: "x")
  }

  @Test("A generic class has static stubs for each type")
  func classHasStaticStateForEachType() {
    FakeRepository<Int>.stub(.make).andReturn(1)
    FakeRepository<String>.stub(.make).andReturn("a")
    #expect(FakeRepository<Int>.make() == 1)
    #expect(FakeRepository<String>.make() == "a")
    expectHaveReceived(type: FakeRepository<Int>.self, .make, countSpecifier: .once)
  }
}
