import SpryMacros
import SpryMatchers
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

@Suite("Overloads", .spry) struct OverloadTests {
  let fake = FakeLoader()

  @Test("Overloads are named by their labels")
  func labels() {
    fake.stub(.load).andReturn(1)
    fake.stub(.loadId).andReturn("id")
    fake.stub(.loadNameString).andReturn("name")
    fake.stub(.loadNameInt).andReturn("number")
    fake.stub(.loadOr).andReturn("or")
    #expect(fake.load() == 1)
    #expect(fake.load(id: 2) == "id")
    #expect(fake.load(name: "a") == "name")
    #expect(fake.load(name: 3) == "number")
    #expect(fake.load(4, or: "b") == "or")
    expectHaveReceived(fake, .load, countSpecifier: .once)
    expectHaveReceived(fake, .loadNameInt, with: 3, countSpecifier: .once)
    expectHaveReceived(fake, .loadNameString, with: "a", countSpecifier: .once)
    expectHaveReceived(fake, .loadOr, with: 4, "b", countSpecifier: .once)
  }

  @Test("Overloads are named by the types of their parameters")
  func types() {
    fake.stub(.findInt).andReturn("int")
    fake.stub(.findString).andReturn("string")
    fake.stub(.findOptionalArrayInt).andReturn("array")
    #expect(fake.find(1) == "int")
    #expect(fake.find("a") == "string")
    #expect(fake.find([1]) == "array")
    expectHaveReceived(fake, .findInt, with: 1, countSpecifier: .once)
    expectHaveReceived(fake, .findOptionalArrayInt, with: [1], countSpecifier: .once)
  }

  @Test("Overloads are named by the types of their results")
  func returnTypes() {
    fake.stub(.getStringInt).andReturn(1)
    fake.stub(.getStringString).andReturn("a")
    fake.stub(.getStringArrayInt).andReturn([2])
    #expect((fake.get("k") as Int) == 1)
    #expect((fake.get("k") as String) == "a")
    #expect((fake.get("k") as [Int]) == [2])
    expectHaveReceived(fake, .getStringInt, with: "k", countSpecifier: .once)
  }

  @Test("Overloads are named by their effects")
  func effects() async {
    fake.stub(.runInt).andReturn(1)
    fake.stub(.runIntAsync).andReturn(2)
    func plain() -> Int { fake.run() }
    #expect(plain() == 1)
    #expect(await fake.run() == 2)
    expectHaveReceived(fake, .runIntAsync, countSpecifier: .once)
  }

  @Test("Overloads are named by their constraints")
  func constraints() {
    fake.stub(.sameValueIntEquatable).andReturn(1)
    fake.stub(.sameValueIntComparable).andReturn(2)
    fake.stub(.sameValueIntValueSequenceValueElementInt).andReturn(3)
    #expect(fake.same(true) == 1)
    #expect(fake.same("a") == 2)
    #expect(fake.same(AnySequence([1])) == 3)
    expectHaveReceived(fake, .sameValueIntComparable, with: "a", countSpecifier: .once)
  }

  @Test("Overloads with equal words have numbers")
  func whatOnlyAClosureTellsApartIsNumbered() {
    fake.stub(.callEscapingIntIntInt).andReturn(1)
    fake.stub(.callEscapingIntIntInt2).andReturn(2)
    func twice(_ value: Int) async -> Int { value * 2 }
    #expect(fake.call({ $0 }) == 1)
    #expect(fake.call(twice) == 2)
    expectHaveReceived(fake, .callEscapingIntIntInt2, countSpecifier: .once)
  }

  @Test("A property and a function can have the same name")
  func propertiesAndFunctions() {
    fake.stub(.status).andReturn(1)
    fake.stub(.statusOf).andReturn(2)
    #expect(fake.status == 1)
    #expect(fake.status(of: 3) == 2)
    expectHaveReceived(fake, .statusOf, with: 3, countSpecifier: .once)
    expectHaveNotReceived(fake, .status)
  }

  @Test("Static members can be overloaded")
  func ofTheType() {
    FakeLoader.stub(.load).andReturn(1)
    FakeLoader.stub(.loadId).andReturn("a")
    #expect(FakeLoader.load() == 1)
    #expect(FakeLoader.load(id: 2) == "a")
    expectHaveNotReceived(fake, .load)
  }

  @Test("A stub of one overload does not answer another")
  func theOtherStaysUnstubbedAndIsNamed() {
    fake.stub(.findInt).andReturn("int")
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) {
      #expect(fake.find(1) == "int")
      #expect(fake.find("a") == "")
      #expect(fake.load(name: 5) == "")
    }
    #expect(misuses.texts.count == 2)
    #expect(misuses.texts.first?.hasPrefix("'find(_: String) -> String' on FakeLoader") == true)
    #expect(misuses.texts.first?.contains("fake.stub(.findString)") == true)
    #expect(misuses.texts.last?.hasPrefix("'load(name: Int) -> String' on FakeLoader") == true)
    #expect(
      fake.recordedCalls.map(\.description) == ["find(1)", #"find("a")"#, "load(name: 5)"])
  }
}
