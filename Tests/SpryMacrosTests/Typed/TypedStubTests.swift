import SpryMacros
import TestSupport
import Testing

private struct Book: Equatable, Sendable { var title: String }
private enum ShelfError: Error { case empty }

@Spryable private protocol Library {
  func count(of shelf: Int) -> Int
  func price(_ title: String) -> Double
  func fetch(_ id: Int) async throws -> Book
  func nap() async
  func sort(_ titles: inout [String], by less: (String, String) -> Bool)
  func tell(_ text: String)
  var name: String { get set }
  subscript(shelf: Int, row: String) -> String { get set }
  static func open(_ name: String) -> Int
}

// Its members can be named by texts as well.
extension FakeLibrary { typealias Function = MemberName }

@Suite("Typed stubs")
struct TypedStubTests {
  private let library = FakeLibrary()

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
    let library = SpryScope(ofTest: "test", misuse: .stop).run { FakeLibrary() }
    let texts = misuses {
      library.stub.count(of: 1).expected(.once).andReturn(1)
      library.stub.count(of: 2).andReturn(1, 2).afterLast(.cycle)
      library.stub.tell("x").lenient().andReturn()
      _ = library.count(of: 1)
      _ = library.count(of: 1)
      #expect((0..<3).map { _ in library.count(of: 2) } == [1, 2, 1])
    }
    expectGolden(texts)
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
