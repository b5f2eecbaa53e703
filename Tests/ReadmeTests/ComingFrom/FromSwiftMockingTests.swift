import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The tests of the article about SwiftMocking, and what its tables say.

@Spryable
private protocol Titles: AnyObject {
  subscript(index: Int) -> String { get }
  func note(
    _ text: String, _ number: Int, _ ratio: Double, _ numbers: [Int], _ object: AnyObject,
    _ note: String?)
  func print(_ values: String...)
  func show(_ anything: Any, _ type: Any.Type)
  func fail(_ error: any Error)
  func make<T>(_ type: T.Type, named name: String) -> String
}

enum SwiftMockingArticle {
  @Suite(.spry) struct DeskTests {
    let catalog = FakeCatalog()

    @Test func lendsABook() async throws {
      catalog.stub.find("Dune").andReturn(Book(title: "Dune", copies: 1))
      let answer = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
      #expect(answer == "Here is Dune.")
      expectInOrder {
        catalog.calls.find("Dune")
        catalog.calls.log(.prefix("Dune"))
      }
      expectHaveNotReceived(catalog.calls.reserve(.any, for: .any))
    }

    @Test func reservesABook() async throws {
      catalog.stub.find(.any).andDo { title in Book(title: title, copies: 0) }
      catalog.stub.reserve("Emma", for: .any).andReturn(3)
      let answer = try await Desk(catalog: catalog).lend("Emma", to: "Bob")
      #expect(answer == "You are number 3.")
      expectHaveReceived(
        catalog.calls.reserve(
          .check { #expect($0 == "Emma") }, for: .check { #expect($0 == "Bob") }))
    }
  }

  @Suite("The tables of the article about SwiftMocking", .spry(unusedStubs: .off))
  struct TableTests {
    private let fake = FakeCatalog()
    private let dune = Book(title: "Dune", copies: 1)
    private let error = NoSuchBook()

    @Test("Stubs have the spelling of the table")
    func stubs() async throws {
      fake.stub.find("Dune").andReturn(dune)
      #expect(try await fake.find("Dune") == dune)
      fake.stub.find("a").andDo { title in Book(title: title, copies: 1) }
      #expect(try await fake.find("a").title == "a")
      fake.stub.find("b").andThrow(error)
      await #expect(throws: NoSuchBook.self) { try await fake.find("b") }
      fake.stub.log(.any).andDo { text in print(text) }
      fake.stub.branch.andReturn("West")
      fake.stub.branch.set(.any).andDo { name in print(name) }
      fake.branch = fake.branch
      let (index, date) = (FakeTitles(), Date(timeIntervalSince1970: 0))
      index.stub[.any].andReturn("x")
      #expect(index[3] == "x")
      FakeClock.stub.now().andReturn(date)
      #expect(FakeClock.now() == date)
      print(fake.explain())
      withDefaults(dune) {}
      fake.resetCallsAndStubs()
      #expect(fake.recordedCalls.isEmpty)
    }

    @Test("A closure is a SpyClosure")
    func closures() {
      let spy = SpyClosure<Int, Bool>("done")
      spy.stub().andReturn(true)
      let callback: (Int) -> Bool = spy.closure
      #expect(callback(3))
      expectHaveReceived(spy.calls(3), .once)
    }

    @Test("Arguments have the spelling of the table")
    func arguments() {
      let (titles, x) = (FakeTitles(), "Dune")
      titles.note("Dune", 3, 0.3, [1, 7], titles, nil)
      func check(
        _ text: ArgumentOf<String> = .any, _ number: ArgumentOf<Int> = .any,
        _ ratio: ArgumentOf<Double> = .any, _ numbers: ArgumentOf<[Int]> = .any,
        _ note: ArgumentOf<String?> = .any
      ) {
        expectHaveReceived(
          titles.calls.note(text, number, ratio, numbers, .identical(to: titles), note))
      }
      check(.equal(x))
      check(.any(String.self))
      check(.match { $0.count > 3 })
      check(.not(.having(\.count, 3)))
      check(.prefix("D"))
      check(.suffix("e"))
      check(.contains("un"))
      check(.not(.matching(/\d+/)))
      check(.any, .not(.lessThan(3)))
      check(.any, .not(.greaterThan(3)))
      check(.any, .atMost(3))
      check(.any, .atLeast(3))
      check(.any, .in(1...3))
      check(.any, .any, .close(to: 0.3, within: 0.01))
      check(.any, .any, .any, .not(.empty))
      check(.any, .any, .any, .count(2))
      check(.any, .any, .any, .count(.in(2...4)))
      check(.any, .any, .any, .contains(7))
      check(.any, .any, .any, .any, .nil())
      check(.any, .any, .any, .any, .not(.some()))
      titles.fail(error)
      expectHaveReceived(titles.calls.fail(.match { $0 is NoSuchBook }))
      titles.print("a", "b")
      titles.show(3, Int.self)
      let object = titles
      expectHaveReceived(titles.calls.note(.any, .any, .any, .any, .identical(to: object), .any))
      expectHaveReceived(titles.calls.print("a", .any))
      expectHaveReceived(titles.calls.show(.match { $0 is Int }, .any))
      titles.stub.make(Int.self, named: .any).andReturn("a number")
      titles.stub.make(String.self, named: .any).andReturn("a text")
      #expect(titles.make(Int.self, named: "x") == "a number")
      expectHaveReceived(titles.calls.make(Int.self, named: "x"), .once)
    }

    @Test("Checks have the spelling of the table")
    func checks() async throws {
      XCTAssertHaveNoRecordedCalls(fake)
      fake.stub.find(.any).andReturn(dune)
      fake.stub.find("x").andThrow(error)
      fake.stub.reserve(.any, for: .any).andReturn(1)
      _ = try await fake.find("Dune")
      _ = try await fake.find("Dune")
      expectHaveReceived(fake.calls.find(.any))
      expectHaveReceived(fake.calls.find(.any), .exactly(2))
      expectHaveReceived(fake.calls.find(.any), .atLeast(2))
      expectHaveReceived(fake.calls.find(.any), .range(1...3))
      expectHaveNotReceived(fake.calls.log(.any))
      fake.log("a")
      expectInOrder {
        fake.calls.find(.any)
        fake.calls.log(.any)
      }
      _ = fake.reserve("Emma", for: "Ann")
      expectHaveReceived(
        fake.calls.reserve(.check { #expect($0 == "Emma") }, for: .check { #expect($0 == "Ann") }))
      fake.stub.branch.andReturn("West")
      _ = fake.branch
      fake.branch = "West"
      expectHaveReceived(fake.calls.branch.get(), .once)
      expectHaveReceived(fake.calls.branch.set("West"), .once)
      _ = try? await fake.find("x")
      expectHaveReceived(fake.calls.find(.any).threw(.any))
      expectHaveReceived(fake.calls.find(.any).threw(NoSuchBook.self))
      try await fake.calls.find(.any).wait(within: .seconds(1))
    }
  }
}
