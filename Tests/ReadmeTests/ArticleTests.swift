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

  @Test("Answers in sequence")
  func sequence() async throws {
    service.stub.load(id: .any).andThrow(Offline()).andThrow(Offline()).andReturn(ann)

    for _ in 0..<2 { await #expect(throws: Offline.self) { try await service.load(id: "") } }
    #expect(try await service.load(id: "") == ann)
  }

  @Test("A fake has a name")
  func names() {
    let mailer = FakeMailer()
    mailer.spryName = "primary"
    print(SpryScope.current.explain())
    #expect(mailer.explain().contains("primary"))
  }
}
