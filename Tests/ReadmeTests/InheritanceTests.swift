import SpryMacros
import SpryMatchers
import Testing

// The samples about protocols that inherit, and what to write in each of the cases of the table.

@Spryable
protocol Reader {
  func read(_ key: String) -> String?
}

@Spryable
protocol Writer {
  func write(_ text: String, to key: String) throws
}

@Spryable
protocol Notebook: Reader, Writer {
  func clear()
}

@Spryable
protocol Input {
  func close() -> Bool
}

@Spryable
protocol Output {
  func close() -> Bool
}

@Spryable
protocol Box<Item> {
  associatedtype Item: Equatable
  func put(_ item: Item)
}

@Spryable
protocol UserBox: Box where Item == User {
  func label() -> String
}

@Spryable
protocol SortedBox<Item>: Box where Item: Comparable {
  associatedtype Item
  func smallest() -> Item?
}

@Spryable
protocol Duplex: Input, Output {
  func close() -> Bool
}

@Spryable
protocol TagBox: Box where Item == Tag {
  associatedtype Tag: Equatable
  func tags() -> [Tag]
}

@Spryable
protocol Shape {
  static func + (left: Self, right: Self) -> Self
}

@Spryable
protocol Square: Shape {
  static func + (left: Self, right: Self) -> Self
  func side() -> Int
}

@Spryable
protocol Theatre {
  func stub(row: Int) -> String
}

protocol Key: Equatable {
  func opens(_ door: Int) -> Bool
}

@Spryable final class FakeKey: Key, Spryable {
  func opens(_ door: Int) -> Bool
  static func == (left: FakeKey, right: FakeKey) -> Bool { left.opens(1) == right.opens(1) }
}

private protocol Lock: Hashable, Comparable {
  func turn()
}

@Spryable private final class FakeLock: Lock, Spryable {
  func turn()
}

struct ReadOnly: Error {}

@Suite("The articles: protocols that inherit", .spry) struct InheritanceTests {
  @Test("A fake has the members of the parents of its protocol")
  func parents() throws {
    let notebook = FakeNotebook()
    notebook.stub.read("title").andReturn("Birds")
    notebook.stub.write(.any, to: "index").andThrow(ReadOnly())

    #expect(notebook.read("title") == "Birds")
    try notebook.write("text", to: "page")
    #expect(throws: ReadOnly.self) { try notebook.write("text", to: "index") }
    notebook.clear()
    expectHaveReceived(notebook.calls.write("text", to: "page"), .once)
  }

  @Test("A child fixes an associated type, or repeats it")
  func associatedTypes() {
    let (users, numbers) = (FakeUserBox(), FakeSortedBox<Int>())
    users.stub.put(.having(\.name, "Ann")).andReturn()
    users.stub.label().andReturn("users")
    numbers.stub.put(.greaterThan(2)).andReturn()
    numbers.stub.smallest().andReturn(3)

    users.put(ann)
    numbers.put(3)
    #expect(users.label() == "users")
    #expect(numbers.smallest() == 3)
    let tags = FakeTagBox<String>()
    tags.stub.tags().andReturn(["new"])
    tags.put("old")
    #expect(tags.tags() == ["new"])
    expectHaveReceived(tags.calls.put("old"), .once)
  }

  @Test("A child repeats operators")
  func operators() {
    let square = FakeSquare()
    FakeSquare.stub.plus(.any, .any).andReturn(square)
    square.stub.side().andReturn(3)
    #expect((square + square).side() == 3)
  }

  @Test("A child repeats a member that two parents declare, and the call is recorded once")
  func sharedMember() {
    let duplex = FakeDuplex()
    duplex.stub.close().andReturn(true)
    let (input, output): (any Input, any Output) = (duplex, duplex)
    #expect(input.close() && output.close())
    expectHaveReceived(duplex.calls.close(), .exactly(2))
  }

  @Test("A protocol with a member named stub")
  func memberNamedStub() {
    let theatre = FakeTheatre()
    theatre.spryStub.stub(row: 3).andReturn("A3")
    #expect(theatre.stub(row: 3) == "A3")
    expectHaveReceived(theatre.calls.stub(row: 3), .once)
  }

  @Test("A class that fakes a protocol with operators of the standard library equals only itself")
  func comparable() {
    let (first, second) = (FakeLock(), FakeLock())
    #expect(first == first && first != second)
    #expect((first < second) != (second < first))
    #expect(Set([first, second, first]).count == 2)
  }

  @Test("A class that fakes a protocol can have its own ==")
  func equatable() {
    let (key, same, other) = (FakeKey(), FakeKey(), FakeKey())
    for key in [key, same] { key.stub.opens(1).andReturn(true) }
    other.stub.opens(1).andReturn(false)
    #expect([same] == [key] && [other] != [key])
  }
}
