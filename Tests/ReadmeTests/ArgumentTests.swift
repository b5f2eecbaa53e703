import SpryMacros
import SpryMatchers
import Testing

// The samples of the chapter about arguments.

extension ArgumentOf where Value == Int {
  static var even: Self { .match("an even number") { $0.isMultiple(of: 2) } }
}

struct BookID: Equatable, ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: String) { self.text = text }
}

extension BookID: MatchableByStringLiteral {}

/// A protocol with a parameter for each group of matchers.
@Spryable
protocol Index {
  func add(_ book: BookID, pages: Int, weight: Double, title: String)
  func tag(_ words: [String], notes: [String: Int], shelf: Int?, read: Result<Int, Offline>)
  func lend(to reader: FakeReader)
  func find<Key: Equatable>(_ key: Key) -> Int
}

@Suite("The README: arguments", .spry) struct ArgumentTests {
  private let store = FakeUserStore()

  @Test("Values, and matchers with literals")
  func valuesAndMatchers() throws {
    let number = 2
    store.stub.save(ann, version: number).andThrow(Offline())
    store.stub.save(.any, version: 3).andThrow(Offline())
    store.stub.save(.equal(ann), version: .greaterThan(3)).andThrow(Offline())
    try store.save(ann, version: 1)
    for version in 2...4 {
      #expect(throws: Offline.self) { try store.save(ann, version: version) }
    }
    expectHaveReceived(store.calls.save(.any, version: .even), .exactly(2))
    #expect(ArgumentOf<Int>.even.matches(4))
    #expect(!ArgumentOf<Int>.even.matches(3))
  }

  @Test("Matchers expect arguments")
  func expectArguments() throws {
    try save(User(id: "", name: "Ann"), in: store)

    expectHaveReceived(store.calls.save(.having(\.name, .prefix("A")), version: .in(1...3)))
    expectHaveReceived(store.calls.save(.match("a new user") { $0.id.isEmpty }, version: 1))
    expectHaveReceived(store.calls.save(.check { #expect($0.name == "Ann") }, version: .any))
  }

  @Test("A captor keeps arguments")
  func capture() throws {
    let captor = ArgumentCaptor<User>()
    try save(User(id: "", name: "Ann"), in: store)
    expectHaveReceived(store.calls.save(.capture(captor), version: .any))
    #expect(captor.last?.name == "Ann")
    #expect(captor.values == [User(id: "", name: "Ann")])
  }

  @Test("The matchers in the table match")
  func matchers() {
    let index = FakeIndex()
    index.add("dune", pages: 2, weight: 0.3, title: "Dune 2")

    let pages: [ArgumentOf<Int>] = [
      .any, .any(Int.self), .equal(2), .not(3), .oneOf(1, 2), .all(.not(1), .not(3)),
      .greaterThan(1), .atLeast(2), .lessThan(3), .atMost(2), .in(1...3), .match { $0 == 2 },
    ]
    for matcher in pages {
      expectHaveReceived(index.calls.add("dune", pages: matcher, weight: .any, title: .any))
    }
    let titles: [ArgumentOf<String>] = [
      .prefix("D"), .suffix("2"), .contains("ne"), .matching(/\d+/), .ignoringCase("DUNE 2"),
    ]
    for matcher in titles {
      expectHaveReceived(
        index.calls.add(
          .any, pages: .any, weight: .close(to: 0.31, within: 0.02), title: matcher))
    }
    expectHaveNotReceived(index.calls.add("dune", pages: 3, weight: .any, title: .any))
  }

  @Test("Matchers of collections, optionals, results, and objects")
  func otherMatchers() {
    let (index, reader) = (FakeIndex(), FakeReader())
    index.stub.find(.any(String.self)).andReturn(1)
    index.tag(["a", "b"], notes: ["a": 1], shelf: 4, read: .success(3))
    index.tag([], notes: [:], shelf: nil, read: .failure(Offline()))
    index.lend(to: reader)
    #expect(index.find("x") == 1)

    let words: [ArgumentOf<[String]>] = [
      .count(2), .contains("a"), .each(.not("c")), .elements("a", .any),
    ]
    for matcher in words {
      expectHaveReceived(
        index.calls.tag(
          matcher, notes: .value(for: "a", 1), shelf: .some(.greaterThan(3)),
          read: .success(3)))
    }
    expectHaveReceived(
      index.calls.tag(.empty, notes: .empty, shelf: .nil(), read: .failure()), .once)
    expectHaveReceived(index.calls.tag(.any, notes: .any, shelf: .some(), read: .any), .once)
  }
}
