import SpryMacros
import TestSupport
import Testing

private struct Book: Equatable, Sendable { var title: String }
private enum ShelfError: Error, Equatable { case empty, locked }

@Spryable private protocol Library {
  func lend(_ title: String) throws(ShelfError) -> Book
  func count(of shelf: Int) -> Int
  func price(_ title: String) -> Double
  func fetch(_ id: Int) async throws -> Book
  func nap() async
  func sort(_ titles: inout [String], by less: (String, String) -> Bool)
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from text: String) -> Value?
  func first<Element: Equatable & Sendable>(_ elements: [Element]) -> Element
  func tell(_ text: String)
  var name: String { get set }
  var size: Int { get async throws }
  subscript(shelf: Int, row: String) -> String { get set }
  static func open(_ name: String) -> Int
}

// Its members can be named by texts as well.
extension FakeLibrary { typealias Function = MemberName }

@Suite("Typed stubs")
struct TypedStubTests {
  private let library = FakeLibrary()

  @Test("A stub throws the error that the member declares")
  func errors() {
    library.stub.lend(.any).andThrow(.locked)
    library.stub.lend("Dune").andReturn(Book(title: "Dune")).andThrow(.empty)
    #expect(throws: ShelfError.locked) { try library.lend("x") }
    #expect((try? library.lend("Dune")) == Book(title: "Dune"))
    #expect(throws: ShelfError.empty) { try library.lend("Dune") }
  }

  @Test("Closures take typed arguments, inout and nonescaping ones included")
  func closures() async throws {
    library.stub.lend(.any).andDo { title throws(ShelfError) in
      if title.isEmpty { throw .empty }
      return Book(title: title)
    }
    library.stub.sort(.any, by: .any).andDo { titles, less in titles.sort(by: less) }
    library.stub.fetch(.any).andDo { id in
      await Task.yield()
      return Book(title: "\(id)")
    }
    #expect(try library.lend("Emma").title == "Emma")
    #expect(throws: ShelfError.empty) { try library.lend("") }
    var titles = ["b", "a"]
    library.sort(&titles) { $0 < $1 }
    #expect(titles == ["a", "b"])
    #expect(try await library.fetch(7).title == "7")
  }

  @Test("Gates and delays have the type of the member")
  func gates() async throws {
    let gate = library.stub.fetch(.any).suspend()
    async let book = library.fetch(3)
    await gate.waitForCaller()
    gate.resume(returning: Book(title: "late"))
    #expect(try await book.title == "late")
    let nap = library.stub.nap().suspend()
    async let done: Void = library.nap()
    try await nap.waitForCallers(1, within: .seconds(60))
    nap.resume()
    await done
    library.stub.fetch(8).delayed(by: .zero).andReturn(Book(title: "soon"))
    #expect(try await library.fetch(8).title == "soon")
    gate.resume(throwing: ShelfError.empty)
    await #expect(throws: ShelfError.empty) { try await library.fetch(1) }
  }

  @Test("Options of a stub")
  func options() {
    let misuses = Misuses()
    let library = SpryScope(ofTest: "test", misuse: .stop).run { FakeLibrary() }
    withSpryScope(misuse: misuses.handler) {
      library.stub.count(of: 1).expected(.once).andReturn(1)
      library.stub.count(of: 2).andReturn(1, 2).afterLast(.cycle)
      library.stub.tell("x").lenient().andReturn()
      _ = library.count(of: 1)
      _ = library.count(of: 1)
      #expect((0..<3).map { _ in library.count(of: 2) } == [1, 2, 1])
    }
    expectGolden(misuses.texts)
  }

  @Test("A call without a stub advises a typed stub")
  func advice() {
    let misuses = Misuses()
    withSpryScope(strictness: .strict, misuse: misuses.handler) {
      _ = library.count(of: 3)
      _ = library.price("a")
      library.stub.count(of: 4).andReturn(1)
      _ = library.count(of: 3)
      _ = library[2, "a"]
      _ = library.name
      _ = FakeLibrary.open("x")
      var titles: [String] = []
      library.sort(&titles) { $0 < $1 }
    }
    expectGolden(misuses.texts)
    // The advice, to the letter:
    library.stub.count(of: 3).andReturn(5)
    library.stub.price("a").andReturn(5)
    library.stub[2, "a"].andReturn("")
    library.stub.name.andReturn("")
    FakeLibrary.stub.open("x").andReturn(5)
    #expect(library.count(of: 3) == 5)
  }

  @Test("Both APIs use one recording")
  func bothAPIs() {
    library.stub("count(of:)").with(3).andReturn(30)
    library.stub.count(of: 4).andReturn(40)
    #expect(library.count(of: 3) == 30)
    #expect(library.count(of: 4) == 40)
    #expect(library.didCall("count(of:)", withArguments: [4], countSpecifier: .once).success)
    #expect(library.calls.count(of: 3).didCall(.once).success)
    library.stub.tell(.any).andReturn()
    library.tell("x")
    #expect(library.didCall("tell", withArguments: ["x"]).success)
    #expect(library.didCall("tell(_:)", withArguments: ["x"]).success)
    library.name = "n"
    #expect(library.didCall("name.set", withArguments: ["n"]).success)
  }
}
