import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Shelf {
  subscript(index: Int) -> String { get }
  subscript(key key: String) -> Int { get set }
  subscript(row row: Int, column column: Int) -> Double { get set }
  subscript(_: Bool) -> Int { get }
  subscript<Key: Hashable>(generic key: Key) -> Key { get set }
  subscript<Key>(constrained key: Key) -> [Key] where Key: Comparable { get }
  subscript(some value: some Equatable) -> Bool { get }
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

  @Test("The calls of a subscript, and its writes, can be checked by name")
  func isCheckedByName() {
    let row = FakeRow()
    row.stub[1].andReturn("a")
    #expect(row[1] == "a")
    row[2] = "b"
    expectHaveReceived(row.calls[1], .once)
    expectHaveReceived(row.calls[2].set("b"), .once)
    expectHaveReceived(row, "subscript(_:)", with: 1, countSpecifier: .once)
    expectHaveReceived(row, "subscript(_:).set(_:)", with: 2, "b", countSpecifier: .once)
    #expect(row.recordedCalls.map(\.description) == ["subscript(1)", #"subscript(2) = "b""#])
  }

  @Test("Subscripts differ in their labels and in the types of their parameters, or are static")
  func labelsTellThemApart() {
    fake.stub[key: "a"].andReturn(1)
    fake.stub[row: .any, column: .any].andReturn(2.5)
    fake.stub[.any(Int.self)].andReturn("one")
    fake.stub[.any(Bool.self)].andReturn(4)
    FakeShelf.stub[type: "a"].andReturn(6)
    #expect(fake[key: "a"] == 1)
    #expect(fake[row: 1, column: 2] == 2.5)
    #expect(fake[3] == "one")
    #expect(fake[true] == 4)
    #expect(FakeShelf[type: "a"] == 6)
    fake[key: "b"] = 5
    fake[row: 6, column: 7] = 8
    expectHaveReceived(fake.calls[key: "b"].set(5))
    expectHaveReceived(fake.calls[row: 6, column: 7].set(8.0))
    expectHaveReceived(fake.calls[3])
    expectHaveReceived(fake.calls[true], .once)
  }

  @Test("The writes of a subscript give the index and the value")
  func writes() {
    fake[key: "a"] = 1
    fake[row: 1, column: 2] = 0.5
    let writes = fake.calls[key: .any].set(.any)
    #expect(writes.map(\.index) == ["a"])
    #expect(writes.map(\.value) == [1])
    for ((row, column), value) in fake.calls[row: .any, column: .any].set(.any) {
      #expect((row, column, value) == (1, 2, 0.5))
    }
    #expect(fake.calls[row: 1, column: .any].set(.any).last?.value == 0.5)
    var written = ""
    fake.stub[key: "b"].set(.any).andDo { key, value in written = "\(key)=\(value)" }
    fake[key: "b"] = 2
    #expect(written == "b=2")
  }

  @Test("The setter of a spy's subscript has its own names")
  func namesOfSpies() {
    let spy = ShelfSpy()
    spy.subscriptRowColumnReturnValue = 1
    #expect(spy[row: 1, column: 2] == 1)
    spy[row: 3, column: 4] = 5
    #expect(spy.subscriptRowColumnReceivedInvocations.map(\.row) == [1])
    let set = spy.subscriptRowColumnSetReceivedArguments
    #expect(set?.row == 3 && set?.column == 4 && set?.newValue == 5)
    #expect(spy.subscriptRowColumnSetCallsCount == 1)
    spy.subscriptGenericClosure = { $0 }
    #expect(spy[generic: "a"] == "a")
    spy[generic: "a"] = "b"
    #expect(spy.subscriptGenericSetReceivedArguments?.key as? String == "a")
    #expect(spy.subscriptGenericSetReceivedArguments?.newValue as? String == "b")
    ShelfSpy.subscriptTypeReturnValue = 2
    #expect(ShelfSpy[type: "a"] == 2)
    ShelfSpy[type: "b"] = 6
    #expect(ShelfSpy.subscriptTypeReceivedKey == "a")
    #expect(ShelfSpy.subscriptTypeSetReceivedArguments?.newValue == 6)
  }
}
