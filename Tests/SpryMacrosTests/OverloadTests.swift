import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable
protocol Loader {
  func load() -> Int
  func load(id: Int) -> String
  func load(name: String) -> String
  func load(name: Int) -> String
  func load(_ value: Int, or name: String) -> String
  func find(_ value: Int) -> String
  func find(_ value: String) -> String
  func find(_ value: [Int]?) -> String
  func get(_ key: String) -> Int
  func get(_ key: String) -> String
  func get(_ key: String) -> [Int]
  func run() -> Int
  func run() async -> Int
  func decode<Value>() throws -> Value
  func all<Value>(in box: String) -> [Value]?
  func same<Value: Equatable>(_ value: Value) -> Int
  func same<Value: Comparable>(_ value: Value) -> Int
  func same<Value>(_ value: Value) -> Int where Value: Sequence, Value.Element == Int
  func call(_ work: @escaping (Int) -> Int) -> Int
  func call(_ work: @escaping (Int) async -> Int) -> Int
  var status: Int { get }
  func status(of id: Int) -> Int
  static func load() -> Int
  static func load(id: Int) -> String
}

private struct Misread: Error {}

@Suite("Overloads", .spry) struct OverloadTests {
  let fake = FakeLoader()

  @Test("Overloads differ in the types of their parameters")
  func types() {
    fake.stub.find(.any(Int.self)).andReturn("int")
    fake.stub.find(.any(String.self)).andReturn("string")
    fake.stub.find(.any([Int]?.self)).andReturn("array")
    #expect(fake.find(1) == "int")
    #expect(fake.find("a") == "string")
    #expect(fake.find([1]) == "array")
    expectHaveReceived(fake.calls.find(1), .once)
    expectHaveReceived(fake.calls.find([1]), .once)
  }

  @Test("Overloads differ in the types of their results")
  func returnTypes() {
    fake.stub.get(.any).andReturn(1)
    fake.stub.get(.any).andReturn("a")
    fake.stub.get(.any).andReturn([2])
    #expect((fake.get("k") as Int) == 1)
    #expect((fake.get("k") as String) == "a")
    #expect((fake.get("k") as [Int]) == [2])
    expectHaveReceived(fake.calls.get("k", returning: Int.self), .once)
    expectHaveReceived(fake.calls.get(.any, returning: [Int].self), .once)
    expectHaveNotReceived(fake.calls.get("j", returning: String.self))
    fake.stub.get("j", returning: String.self).andDo { key in key + "!" }
    #expect((fake.get("j") as String) == "j!")
  }

  @Test("Only the result of a function is generic")
  func genericResults() throws {
    fake.stub.decode(returning: Bool.self).andThrow(Misread())
    fake.stub.decode().andReturn(1)
    fake.stub.decode(returning: String.self).andReturn("a")
    #expect(try fake.decode() == 1)
    #expect(try fake.decode() == "a")
    #expect(throws: Misread.self) { try fake.decode() as Bool }
    // A fake does not record the type that a caller expects, but it records results.
    expectHaveReceived(fake.calls.decode(returning: Int.self), .exactly(3))
    expectHaveReceived(fake.calls.decode(returning: Int.self).returned(.any), .once)
    expectHaveReceived(fake.calls.decode(returning: Int.self).returned(1), .once)
    expectHaveReceived(fake.calls.decode(returning: Bool.self).threw(Misread.self), .once)
    fake.stub.all(in: "x").andReturn([1])
    #expect(fake.all(in: "x") == [1])
    let calls = fake.calls.all(in: .any, returning: [Int]?.self)
    #expect(Array(calls) == ["x"])
  }

  @Test("Overloads differ in their effects, so the second one has a number")
  func effects() async {
    fake.stub.run().andReturn(1)
    fake.stub.run2().andReturn(2)
    func plain() -> Int { fake.run() }
    #expect(plain() == 1)
    #expect(await fake.run() == 2)
    expectHaveReceived(fake.calls.run(), .once)
    expectHaveReceived(fake.calls.run2(), .once)
    #expect(fake.recordedCalls.count == 2)
  }

  @Test("Overloads differ in their constraints")
  func constraints() {
    fake.stub.same(.any(Bool.self)).andReturn(1)
    fake.stub.same(.any(String.self)).andReturn(2)
    fake.stub.same(.any(AnySequence<Int>.self)).andReturn(3)
    #expect(fake.same(true) == 1)
    #expect(fake.same("a") == 2)
    #expect(fake.same(AnySequence([1])) == 3)
    expectHaveReceived(fake.calls.same("a"), .once)
  }

  @Test("A stub of one overload does not answer another")
  func theOtherStaysUnstubbedAndIsNamed() {
    fake.stub.find(.any(Int.self)).andReturn("int")
    let texts = misuses {
      #expect(fake.find(1) == "int")
      #expect(fake.find("a") == "")
      #expect(fake.load(name: 5) == "")
    }
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("'find(_ value: String) -> String' on FakeLoader") == true)
    #expect(texts.first?.contains(#"fake.stub.find("a")"#) == true)
    #expect(texts.last?.hasPrefix("'load(name: Int) -> String' on FakeLoader") == true)
    #expect(
      fake.recordedCalls.map(\.description) == ["find(1)", #"find("a")"#, "load(name: 5)"])
  }
}
