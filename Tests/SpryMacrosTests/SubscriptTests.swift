import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol Shelf {
  subscript(index: Int) -> String { get }
  subscript(key key: String) -> Int { get set }
  subscript(row row: Int, column column: Int) -> Double { get set }
  subscript(_: Bool) -> Int { get }
  subscript<Key: Hashable>(generic key: Key) -> Key { get set }
  subscript<Key>(constrained key: Key) -> [Key] where Key: Comparable { get }
  subscript(some value: some Equatable) -> Bool { get }
  subscript(many values: Int...) -> Int { get set }
  subscript(throwing key: Int) -> Int { get throws }
  subscript(later key: Int) -> Int { get async throws(DoorError) }
  subscript(optional key: String?) -> String? { get set }
  subscript(newValue newValue: Int) -> Int { get set }
  static subscript(type key: String) -> Int { get set }
}

@Spryable
protocol Row {
  subscript(index: Int) -> String { get set }
}

@Suite("Subscripts", .spry) struct SubscriptTests {
  let fake = FakeShelf()

  @Test("A single subscript is named subscript")
  func aLoneOneIsCalledSubscript() {
    let row = FakeRow()
    row.stub(.subscript).with(1).andReturn("a")
    #expect(row[1] == "a")
    row[2] = "b"
    expectHaveReceived(row, .subscript, with: 1, countSpecifier: .once)
    expectHaveReceived(row, .subscript, with: 2, "b", countSpecifier: .once)
    #expect(row.recordedCalls.map(\.description) == ["subscript(1)", #"subscript(2, "b")"#])
  }

  @Test("Subscripts are named by their labels")
  func labelsTellThemApart() {
    fake.stub(.subscriptKey).with("a").andReturn(1)
    fake.stub(.subscriptRowColumn).andReturn(2.5)
    fake.stub(.subscriptInt).andReturn("one")
    fake.stub(.subscriptBool).andReturn(4)
    #expect(fake[key: "a"] == 1)
    #expect(fake[row: 1, column: 2] == 2.5)
    #expect(fake[3] == "one")
    #expect(fake[true] == 4)
    fake[key: "b"] = 5
    fake[row: 6, column: 7] = 8
    expectHaveReceived(fake, .subscriptKey, with: "b", 5)
    expectHaveReceived(fake, .subscriptRowColumn, with: 6, 7, 8.0)
    expectHaveReceived(fake, .subscriptInt, with: 3)
    expectHaveReceived(fake, .subscriptBool, with: true, countSpecifier: .once)
  }

  @Test("A subscript can be generic")
  func genericOnes() {
    fake.stub(.subscriptGeneric).with("a").andReturn("b")
    fake.stub(.subscriptGeneric).with(1).andReturn(2)
    fake.stub(.subscriptConstrained).andReturn([3])
    fake.stub(.subscriptSome).andReturn(true)
    #expect(fake[generic: "a"] == "b")
    #expect(fake[generic: 1] == 2)
    #expect(fake[constrained: 1] == [3])
    #expect(fake[some: "x"])
    fake[generic: 4] = 5
    expectHaveReceived(fake, .subscriptGeneric, with: 4, 5)
  }

  @Test("A subscript can have several parameters and an optional result")
  func manyAndOptional() {
    fake.stub(.subscriptMany).with([1, 2]).andReturn(3)
    fake.stub(.subscriptOptional).andReturn(nil)
    #expect(fake[many: 1, 2] == 3)
    #expect(fake[optional: nil] == nil)
    fake[many: 4] = 5
    fake[optional: "a"] = nil
    expectHaveReceived(fake, .subscriptMany, with: [4], 5)
    expectHaveReceived(fake, .subscriptOptional, with: "a", nil)
  }

  @Test("The getter of a subscript can have effects")
  func withEffects() async throws {
    fake.stub(.subscriptThrowing).andThrow(DoorError(code: 1))
    fake.stub(.subscriptLater).andReturn(2)
    #expect(throws: DoorError(code: 1)) { try fake[throwing: 1] }
    #expect(try await fake[later: 2] == 2)
    fake.stub(.subscriptLater).andThrow(DoorError(code: 3))
    do { _ = try await fake[later: 3] } catch { #expect(error.code == 3) }
  }

  @Test("A parameter of a subscript can be named newValue")
  func aParameterMayBeCalledNewValue() {
    fake.stub(.subscriptNewValue).with(1).andReturn(2)
    #expect(fake[newValue: 1] == 2)
    fake[newValue: 3] = 4
    expectHaveReceived(fake, .subscriptNewValue, with: 3, 4)
  }

  @Test("A subscript can be static")
  func ofTheType() {
    FakeShelf.stub(.subscript).with("a").andReturn(1)
    #expect(FakeShelf[type: "a"] == 1)
    FakeShelf[type: "b"] = 2
    expectHaveReceived(type: FakeShelf.self, .subscript, with: "b", 2)
  }
}
