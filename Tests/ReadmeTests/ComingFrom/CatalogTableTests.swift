import Foundation
import SpryMacros
import SpryMatchers
import Testing

// What the tables of the articles about Cuckoo, hand-written spies, Mockable, and SwiftMocking say.

@Spryable(behindPreprocessorFlag: "DEBUG")
private protocol Returns: AnyObject {
  func put(_ book: Book)
}

@Spryable(wraps: true)
private protocol Logging: AnyObject {
  func log(_ text: String) -> Int
}

private final class RealLog: Logging, Sendable {
  func log(_ text: String) -> Int { text.count }
}

@Spryable
private protocol Titles: AnyObject {
  subscript(index: Int) -> String { get }
  func print(_ values: String...)
  func make<T>(_ type: T.Type, named name: String) -> String
  func drop<Item: Equatable>(_ item: Item) -> Int
}

extension Book: SpryDefaultable {
  static var spryDefault: Book { Book(title: "", copies: 0) }
}

@Suite("The tables of the articles whose tests use a catalog", .spry(unusedStubs: .off))
struct CatalogTableTests {
  private let fake = FakeCatalog()
  private let dune = Book(title: "Dune", copies: 1)
  private let error = NoSuchBook()

  @Test("Stubs have the spelling of the tables")
  func stubs() async throws {
    fake.strictness = .relaxed
    fake.strictness = .strict
    fake.stub.find(.any).andThrow(error)
    await #expect(throws: NoSuchBook.self) { try await fake.find("x") }
    fake.stub.find(.any).andThrow(error).andReturn(dune)
    await #expect(throws: NoSuchBook.self) { try await fake.find("x") }
    #expect(try await fake.find("x") == dune)
    fake.stub.find(.any).andReturn(dune)
    fake.stub.find("Dune").andReturn(dune)
    #expect(try await fake.find("Dune") == dune)
    fake.stub.find("b").andDo { title in Book(title: title, copies: 1) }
    #expect(try await fake.find("b").title == "b")
    let emma = Book(title: "Emma", copies: 1)
    fake.stub.find("Emma").andReturn(emma, dune)
    #expect(try await [fake.find("Emma"), fake.find("Emma")] == [emma, dune])
    fake.stub.find("Emma").andReturn(emma)
    #expect(try await [fake.find("Emma"), fake.find("Emma")] == [emma, emma])
    let result: Result<Book, NoSuchBook> = .failure(error)
    fake.stub.find("abc").andDo { _ in try result.get() }
    await #expect(throws: NoSuchBook.self) { try await fake.find("abc") }
    fake.stub.reserve(.any, for: .any).andReturn(0)
    fake.stub.reserve(.any, for: .any).andReturn(1, 2)
    fake.stub.reserve(.any, for: .any).andReturn(3, 4)
    fake.stub.reserve("Emma", for: .any).andReturn(3).andReturn(4)
    #expect(fake.reserve("Emma", for: "Ann") == 3 && fake.reserve("Emma", for: "Ann") == 4)
    fake.stub.reserve(.any, for: .any).andDo { title, reader in title.count }
    #expect(fake.reserve("Dune", for: "Ann") == 4)
    for (title, reader) in fake.calls.reserve(.any, for: .any) { print(title, reader) }
    fake.stub.log(.any).andReturn()
    fake.stub.log(.any).andDo { text in print(text) }
    fake.log("a")
    fake.stub.branch.andReturn("Main")
    fake.stub.branch.andReturn("West")
    #expect(fake.branch == "West")
    fake.stub.branch.andDo { "East" }
    #expect(fake.branch == "East")
    fake.stub.branch.set(.any).andDo { name in print(name) }
    fake.branch = "North"
    withDefaults(dune) {}
    print(fake.explain())
    fake.resetStubs()
    fake.resetCalls()
    fake.resetCallsAndStubs()
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test("Other fakes have the spelling of the tables")
  func otherFakes() {
    let real = RealLog()
    let fake = FakeLogging(wrapping: real)
    fake.stub.log("abc").andReturn(1)
    fake.stub.log("abcd").andCallThrough()
    #expect(fake.log("ab") == 2 && fake.log("abc") == 1 && fake.log("abcd") == 4)
    #if DEBUG
      let returns = FakeReturns()
      returns.put(dune)
      expectHaveReceived(returns.calls.put(.having(\.title, "Dune")))
    #endif
    let (index, date) = (FakeTitles(), Date(timeIntervalSince1970: 0))
    index.stub[.any].andReturn("x")
    #expect(index[3] == "x")
    FakeClock.stub.now().andReturn(date)
    #expect(FakeClock.now() == date)
    let spy = SpyClosure<Int, Bool>("done")
    spy.stub().andReturn(true)
    let callback: (Int) -> Bool = spy.closure
    #expect(callback(3))
    expectHaveReceived(spy.calls(3), .once)
  }

  @Test("Arguments have the spelling of the tables")
  func arguments() {
    let (object, title, x) = (RealLog(), "Dune", "Dune")
    let texts: [ArgumentOf<String>] = [
      "Dune", .equal(title), .equal(x), .any, .any(String.self), .not("x"), .oneOf("Dune", "Emma"),
      .match { $0.lowercased() == "dune" }, .match { $0.count > 3 },
      .match("words") { $0.count > 3 }, .all(.prefix("D"), .suffix("e")), .contains("un"),
      .prefix("Du"), .not(.having(\.count, 3)), .not(.matching(/\d+/)),
    ]
    #expect(texts.allSatisfy { $0.matches("Dune") })
    let numbers: [ArgumentOf<Int>] = [.atMost(3), .atLeast(3), .in(1...3)]
    #expect(numbers.allSatisfy { $0.matches(3) })
    #expect(ArgumentOf<Double>.close(to: 0.3, within: 0.01).matches(0.3))
    let lists: [ArgumentOf<[Int]>] = [
      .match { [1, 2].contains(where: $0.contains) }, .all(.contains(1), .contains(2)),
      .contains(7), .count(3), .not(.count(2)), .not(.empty),
      .count(.atLeast(2)), .count(.atMost(4)), .count(.in(2...4)),
    ]
    #expect(lists.allSatisfy { $0.matches([1, 2, 7]) })
    let tables: [ArgumentOf<[String: Int]>] = [.value(for: "a", 1), .value(for: "a", .any)]
    #expect(tables.allSatisfy { $0.matches(["a": 1]) })
    #expect(ArgumentOf<String?>.nil().matches(nil) && ArgumentOf<String?>.some().matches("a"))
    #expect(ArgumentOf<RealLog>.identical(to: object).matches(object))
    #expect(ArgumentOf<Any>.match { $0 is Int }.matches(3))
    #expect(ArgumentOf<any Error>.match { $0 is NoSuchBook }.matches(error))
    let captor = ArgumentCaptor<String>()
    fake.log("Dune")
    expectHaveReceived(fake.calls.log(.capture(captor)))
    #expect(captor.last == "Dune" && captor.values == ["Dune"])
  }

  @Test("Generic and variadic parameters have the spelling of the tables")
  func otherParameters() {
    let titles = FakeTitles()
    titles.stub.drop(.any(Book.self)).andReturn(1)
    titles.stub.drop(.any(Int.self)).andReturn(2)
    #expect(titles.drop(dune) == 1 && titles.drop(7) == 2)
    titles.stub.make(Int.self, named: .any).andReturn("a number")
    titles.stub.make(String.self, named: .any).andReturn("a text")
    #expect(titles.make(Int.self, named: "x") == "a number")
    titles.print("Ann", "Bob")
    titles.print("a", "b")
    expectHaveReceived(titles.calls.print("Ann", "Bob"))
    expectHaveReceived(titles.calls.print("Ann", .any))
    expectHaveReceived(titles.calls.print("a", .any))
    expectHaveReceived(titles.calls.print(.count(2)), .exactly(2))
    titles.print()
    expectHaveReceived(titles.calls.print(.any), .exactly(3))
  }

  @Test("Checks have the spelling of the tables")
  func checks() async throws {
    fake.stub.find(.any).andReturn(dune)
    fake.stub.find("x").andThrow(error)
    fake.stub.reserve(.any, for: .any).andReturn(1)
    fake.stub.branch.andReturn("West")
    expectHaveNotReceived(fake.calls.log(.any))
    await expectHaveNotReceived(fake.calls.log(.any), for: .milliseconds(1))
    _ = try await fake.find("Dune")
    // Examples of CountSpecifier
    expectHaveReceived(fake.calls.find(.any), .once)
    expectHaveReceived(fake.calls.find("Dune"))
    expectHaveReceived(fake.calls.find("Dune"), .once)
    await expectHaveReceived(fake.calls.find("Dune"), .once, within: .seconds(5))
    await expectHaveReceived(fake.calls.find(.any), .once, within: .seconds(1))
    #expect(fake.calls.find(.any).count == 1)
    #expect(!fake.calls.find(.any).isEmpty)
    #expect(fake.calls.find(.any).last == "Dune")
    #expect(Array(fake.calls.find(.any)) == ["Dune"])
    _ = try await fake.find("Emma")
    #expect(Array(fake.calls.find(.any)) == ["Dune", "Emma"])
    expectHaveReceived(fake.calls.find(.any))
    expectHaveReceived(fake.calls.find(.any), .exactly(2))
    expectHaveReceived(fake.calls.find(.any), .atLeast(1))
    expectHaveReceived(fake.calls.find(.any), .atLeast(2))
    expectHaveReceived(fake.calls.find(.any), .atMost(3))
    expectHaveReceived(fake.calls.find(.any), .range(2...4))
    await expectHaveReceived(fake.calls.find(.any), .exactly(2), within: .seconds(3))
    try await fake.calls.find(.any).wait(within: .seconds(1))
    _ = try? await fake.find("x")
    expectHaveReceived(fake.calls.find(.any).threw(.any))
    expectHaveReceived(fake.calls.find(.any).threw(NoSuchBook.self))
    fake.log("a")
    expectInOrder {
      fake.calls.find(.any)
      fake.calls.log(.any)
    }
    _ = fake.reserve("Emma", for: "Ann")
    expectHaveReceived(
      fake.calls.reserve(.check { #expect($0 == "Emma") }, for: .check { #expect($0 == "Ann") }))
    fake.branch = fake.branch
    expectHaveReceived(fake.calls.branch.get(), .once)
    expectHaveReceived(fake.calls.branch.set("West"))
    expectHaveReceived(fake.calls.branch.set("West"), .once)
    await expectHaveReceived(fake.calls.branch.set("West"), within: .seconds(3))
    expectNoOtherCalls(fake)
    fake.stub.log("expected").andReturn().expected(.once)
    fake.log("expected")
    expectNoOtherCalls(fake)
  }

  @Test("Waits and gates take no callbacks")
  func waits() async throws {
    let gate = fake.stub.find(.any).suspend()
    async let answer = Desk(catalog: fake).lend("Dune", to: "Ann")
    try await fake.calls.find(.any).wait(within: .seconds(5))
    gate.resume(returning: dune)
    #expect(try await answer == "Here is Dune.")
  }
}
