import SpryMacros
import SpryMatchers
import Testing

// The tests of the article about hand-written spies, and what its tables say.

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

  @Suite("The tables of the article about hand-written spies", .spry(unusedStubs: .off))
  struct TableTests {
    private let fake = FakeCatalog()
    private let dune = Book(title: "Dune", copies: 1)
    private let error = NoSuchBook()

    @Test("Members have the spelling of the table")
    func members() async throws {
      fake.stub.find(.any).andThrow(error)
      fake.stub.find(.any).andReturn(dune)
      fake.stub.find("Dune").andReturn(dune)
      #expect(try await fake.find("Dune") == dune)
      #expect(fake.calls.find(.any).count == 1)
      #expect(!fake.calls.find(.any).isEmpty)
      #expect(Array(fake.calls.find(.any)) == ["Dune"])
      #expect(fake.calls.find(.any).last == "Dune")
      fake.stub.reserve(.any, for: .any).andReturn(0)
      fake.stub.reserve(.any, for: .any).andReturn(1, 2)
      fake.stub.reserve(.any, for: .any).andDo { title, reader in title.count }
      #expect(fake.reserve("Dune", for: "Ann") == 4)
      for (title, reader) in fake.calls.reserve(.any, for: .any) {
        #expect(title == "Dune" && reader == "Ann")
      }
      fake.stub.branch.andReturn("Main")
      #expect(fake.branch == "Main")
      fake.resetCallsAndStubs()
      #expect(fake.recordedCalls.isEmpty)
    }

    @Test("Waits and gates take no callbacks")
    func waits() async throws {
      let gate = fake.stub.find(.any).suspend()
      async let answer = Desk(catalog: fake).lend("Dune", to: "Ann")
      try await fake.calls.find(.any).wait(within: .seconds(5))
      gate.resume(returning: dune)
      #expect(try await answer == "Here is Dune.")
    }

    @Test("Checks have the spelling of the table")
    func checks() async throws {
      fake.stub.find(.any).andReturn(dune)
      expectHaveNotReceived(fake.calls.log(.any))
      _ = try await fake.find("Dune")
      expectHaveReceived(fake.calls.find(.any))
      expectHaveReceived(fake.calls.find("Dune"))
      expectHaveReceived(fake.calls.find("Dune"), .once)
      _ = try await fake.find("Emma")
      #expect(Array(fake.calls.find(.any)) == ["Dune", "Emma"])
      expectHaveReceived(fake.calls.find(.any), .exactly(2))
      fake.branch = "West"
      expectHaveReceived(fake.calls.branch.set("West"))
      fake.log("a")
      expectInOrder {
        fake.calls.find(.any)
        fake.calls.log(.any)
      }
      expectNoOtherCalls(fake)
    }
  }
}
