import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The tests after, in the articles about Cuckoo, hand-written spies, Mockable, and SwiftMocking.

final class DeskTests: SpryTestCase {
  let catalog = FakeCatalog()

  func testLendsABook() async throws {
    catalog.stub.find("Dune").andReturn(Book(title: "Dune", copies: 1))
    let answer = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
    XCTAssertEqual(answer, "Here is Dune.")
    let text = ArgumentCaptor<String>()
    XCTAssertHaveReceived(catalog.calls.find("Dune"), .once)
    XCTAssertHaveReceived(catalog.calls.log(.capture(text)))
    XCTAssertEqual(text.last, "Dune to Ann")
    expectNoOtherCalls(catalog)
  }

  func testReservesABook() async throws {
    catalog.stub.find(.any).andDo { title in Book(title: title, copies: 0) }
    catalog.stub.reserve("Emma", for: .any).andReturn(3, 4)
    let desk = Desk(catalog: catalog)
    let first = try await desk.lend("Emma", to: "Bob")
    let second = try await desk.lend("Emma", to: "Eve")
    XCTAssertEqual(first, "You are number 3.")
    XCTAssertEqual(second, "You are number 4.")
    XCTAssertHaveReceived(catalog.calls.reserve("Emma", for: .any), .exactly(2))
    XCTAssertHaveNotReceived(catalog.calls.log(.any))
  }
}

enum HandWrittenSpiesArticle {
  @Suite(.spry) struct DeskTests {
    let catalog = FakeCatalog()

    @Test func lendsABook() async throws {
      catalog.stub.find(.any).andReturn(Book(title: "Dune", copies: 1))
      let answer = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
      #expect(answer == "Here is Dune.")
      expectHaveReceived(catalog.calls.find("Dune"), .once)
      expectHaveReceived(catalog.calls.log(.any), .once)
      expectHaveNotReceived(catalog.calls.reserve(.any, for: .any))
    }

    @Test func reservesABook() async throws {
      catalog.stub.find(.any).andReturn(Book(title: "Emma", copies: 0))
      catalog.stub.reserve("Emma", for: .any).andReturn(3)
      let answer = try await Desk(catalog: catalog).lend("Emma", to: "Bob")
      #expect(answer == "You are number 3.")
      #expect(catalog.calls.reserve(.any, for: .any).last?.1 == "Bob")
    }
  }
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
}
