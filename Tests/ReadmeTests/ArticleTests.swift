import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The samples of the articles that are not in the README.

@Suite("The articles", .spry) struct ArticleTests {
  private let service = FakeUserService()

  @Test("Stubs for any and for some arguments")
  func firstStubs() async throws {
    service.stub.load(id: .any).andReturn(User(id: "", name: "Nobody"))
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))
    service.stub.load(id: "0").andThrow(NotFound())

    #expect(try await service.load(id: "42") == ann)
    #expect(try await service.load(id: "7").name == "Nobody")
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }
  }

  @Test("Which stub answers, as in the table")
  func whichStubAnswers() throws {
    /// Makes stubs, and returns what three calls return.
    func answers(_ stub: (FakeMailer) -> Void) -> [Bool] {
      let mailer = FakeMailer()
      stub(mailer)
      return (1...3).map { _ in mailer.send("Hi", to: "ann") }
    }
    let table = [
      answers { mailer in
        mailer.stub.send("Hi", to: "ann").andReturn(true)
        mailer.stub.send(.any, to: .any).andReturn(false).lenient()
      },
      answers { mailer in
        mailer.stub.send(.any, to: "ann").andReturn(true).lenient()
        mailer.stub.send("Hi", to: .any).andReturn(false)
      },
      answers { mailer in
        mailer.stub.send("Hi", to: .any).andReturn(true)
        mailer.stub.send("Bye", to: .any).andReturn(false).lenient()
      },
      answers { mailer in
        mailer.stub.send("Hi", to: "ann").andReturn(true).lenient()
        mailer.stub.send("Hi", to: "ann").andReturn(false)
      },
      answers { mailer in
        mailer.stub.send(.any, to: .any).andReturn(true, false)
      },
      answers { mailer in
        mailer.stub.send(.any, to: .any).andReturn(true)
        mailer.stub.send("Hi", to: .any).andReturn(false).afterLast(.previousStub)
      },
    ]
    let (yes, no) = ([true, true, true], [false, false, false])
    #expect(table == [yes, no, yes, no, [true, false, false], [false, true, true]])

    let text = try Readme.text(of: Readme.article("Stubbing"))
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let stubs = text.matches(of: #/`(?<stub>mailer\.stub\.send\([^`]+)`/#).map { String($0.stub) }
    #expect(stubs.count == 11)
    for stub in stubs { #expect(source.contains(stub), "not in this test: \(stub)") }
  }

  @Test("A fake has a name")
  func names() {
    let mailer = FakeMailer()
    mailer.spryName = "primary"
    // Example of SpryScope, SpryScope.current, SpryScope.explain
    print(SpryScope.current.explain())
    #expect(mailer.explain().contains("primary"))
  }
}
