import SpryMacros
import SpryMatchers
import Testing

// The tests of the article about Mockable, and what its tables say.

@Spryable(behindPreprocessorFlag: "DEBUG")
private protocol Returns: AnyObject {
  func put(_ book: Book)
}

@Spryable
private protocol BookShelf: AnyObject {
  func drop<Item: Equatable>(_ item: Item) -> Int
  func call(_ names: String...)
}

extension Book: SpryDefaultable {
  static var spryDefault: Book { Book(title: "", copies: 0) }
}

enum MockableArticle {
  @Suite(.spry) struct DeskTests {
    let catalog = FakeCatalog()

    @Test func lendsABook() async throws {
      catalog.stub.find("Dune").andReturn(Book(title: "Dune", copies: 1))
      let answer = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
      #expect(answer == "Here is Dune.")
      expectHaveReceived(catalog.calls.find("Dune"), .once)
      expectHaveReceived(catalog.calls.log(.prefix("Dune")))
      expectHaveNotReceived(catalog.calls.reserve(.any, for: .any))
    }

    @Test func reservesABook() async throws {
      catalog.stub.find(.any).andDo { title in Book(title: title, copies: 0) }
      catalog.stub.reserve("Emma", for: .any).andReturn(3)
      let answer = try await Desk(catalog: catalog).lend("Emma", to: "Bob")
      #expect(answer == "You are number 3.")
    }

    @Test func triesAgain() async throws {
      catalog.stub.find(.any)
        .andThrow(NoSuchBook())
        .andReturn(Book(title: "Dune", copies: 1))
      await #expect(throws: NoSuchBook.self) {
        try await Desk(catalog: catalog).lend("Dune", to: "Ann")
      }
      _ = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
      expectHaveReceived(catalog.calls.find(.any), .exactly(2))
    }
  }

  @Suite("The tables of the article about Mockable", .spry(unusedStubs: .off)) struct TableTests {
    private let fake = FakeCatalog()
    private let dune = Book(title: "Dune", copies: 1)
    private let error = NoSuchBook()

    @Test("Stubs have the spelling of the table")
    func stubs() async throws {
      fake.strictness = .relaxed
      fake.strictness = .strict
      fake.stub.find("Dune").andReturn(dune)
      #expect(try await fake.find("Dune") == dune)
      #if DEBUG
        let returns = FakeReturns()
        returns.put(dune)
        expectHaveReceived(returns.calls.put(.having(\.title, "Dune")))
      #endif
      fake.stub.find("abc").andThrow(error)
      await #expect(throws: NoSuchBook.self) { try await fake.find("abc") }
      fake.stub.find("Emma").andDo { title in Book(title: title, copies: 1) }
      #expect(try await fake.find("Emma").title == "Emma")
      fake.stub.find(.any).andThrow(error).andReturn(dune)
      await #expect(throws: NoSuchBook.self) { try await fake.find("x") }
      #expect(try await fake.find("x") == dune)
      fake.stub.log(.any).andReturn()
      fake.stub.log(.any).andDo { text in print(text) }
      fake.log("a")
      fake.stub.branch.andReturn("West")
      #expect(fake.branch == "West")
      fake.stub.branch.andDo { "East" }
      #expect(fake.branch == "East")
      fake.stub.branch.set(.any).andDo { name in print(name) }
      fake.branch = "North"
      fake.resetStubs()
      fake.resetCalls()
      fake.resetCallsAndStubs()
      #expect(fake.recordedCalls.isEmpty)
    }

    @Test("Queues and results have the spelling of the table")
    func queues() async throws {
      let emma = Book(title: "Emma", copies: 1)
      fake.stub.find("Emma").andReturn(emma, dune)
      fake.stub.find(.any).andReturn(dune)
      #expect(try await fake.find("Emma") == emma)
      #expect(try await fake.find("Emma") == dune)
      #expect(try await fake.find("x") == dune)
      fake.stub.find("Emma").andReturn(emma)
      for _ in 0..<2 { #expect(try await fake.find("Emma") == emma) }
      let result: Result<Book, NoSuchBook> = .failure(error)
      fake.stub.find("abc").andDo { _ in try result.get() }
      await #expect(throws: NoSuchBook.self) { try await fake.find("abc") }
    }

    @Test("Generic and variadic parameters have the spelling of the table")
    func otherParameters() {
      let shelf = FakeBookShelf()
      shelf.stub.drop(.any(Book.self)).andReturn(1)
      shelf.stub.drop(.any(Int.self)).andReturn(2)
      #expect(shelf.drop(dune) == 1 && shelf.drop(7) == 2)
      shelf.call("Ann", "Bob")
      expectHaveReceived(shelf.calls.call("Ann", "Bob"))
      expectHaveReceived(shelf.calls.call("Ann", .any))
      expectHaveReceived(shelf.calls.call(.any))
      expectHaveReceived(shelf.calls.call(.count(2)))
      shelf.call()
      expectHaveReceived(shelf.calls.call(.any), .exactly(2))
    }

    @Test("A test can be relaxed", .spry(.relaxed))
    func relaxed() {
      #expect(FakeCatalog().reserve("Dune", for: "Ann") == 0)
    }

    @Test("A test can be strict", .spry(.strict))
    func strict() {
      let fake = FakeCatalog()
      withKnownIssue { fake.log("a") }
    }

    @Test("Arguments and checks have the spelling of the table")
    func checks() async throws {
      let title = "Dune"
      fake.stub.find(.any).andReturn(dune)
      fake.stub.reserve(.equal(title), for: .any).andReturn(1)
      fake.stub.reserve(.prefix("Du"), for: .match { $0.count > 3 }).andReturn(2)
      #expect(fake.reserve("Dune", for: "Ann") == 1)
      expectHaveNotReceived(fake.calls.log(.any))
      _ = try await fake.find("Dune")
      expectHaveReceived(fake.calls.find(.any), .once)
      await expectHaveReceived(fake.calls.find(.any), .once, within: .seconds(1))
      expectHaveReceived(fake.calls.find(.any))
      _ = try await fake.find("Dune")
      expectHaveReceived(fake.calls.find(.any), .exactly(2))
      expectHaveReceived(fake.calls.find(.any), .range(1...5))
      expectHaveReceived(fake.calls.find(.any), .atLeast(2))
      expectHaveReceived(fake.calls.find(.any), .atMost(3))
      await expectHaveReceived(fake.calls.find(.any), .exactly(2), within: .seconds(3))
      fake.stub.branch.andReturn("West")
      _ = fake.branch
      fake.branch = "West"
      expectHaveReceived(fake.calls.branch.get(), .once)
      expectHaveReceived(fake.calls.branch.set("West"), .once)
      await expectHaveReceived(fake.calls.branch.set("West"), within: .seconds(3))
    }
  }
}
