import SpryMacros
import SpryMatchers
import SpryObjects
import Testing

@Suite("The failures that the README shows are printed", .spry)
struct FailureTests {
  private typealias Sample = @Sendable () async throws -> Void

  /// What fails, in the order in which the README shows the failures.
  private static let samples: [Sample] = [
    {
      let service = FakeUserService()
      service.stub.load(id: .any).andReturn(User(id: "", name: ""))
      let greeter = Greeter(service: service)
      for id in ["421", "7", "421"] { _ = try await greeter.greeting(for: id) }
      expectHaveReceived(service.calls.load(id: "42"), .once)
    },
    {
      let service = FakeUserService()
      service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))
      _ = try await Greeter(service: service).greeting(for: "42")
      expectHaveReceived(service.calls.load(id: "7"), .once)
    },
    {
      let service = FakeUserService()
      service.stub.load(id: "7").andReturn(User(id: "42", name: "Ann")).lenient()
      _ = try? await Greeter(service: service).greeting(for: "42")
    },
    {
      let view = ForgetfulView()
      let spy = Spy(on: view, .layout)
      spy.spy { view.layout() }
      expectHaveReceived(spy.implementation(View.self), .layout)
    },
    {
      let mailer = FakeMailer()
      mailer.stub.send("Bye", to: .any).andReturn(true).lenient()
      _ = welcome("ann@example.com", by: mailer)
    },
  ]

  @Test("Each block of text in the README is a failure", arguments: samples.indices)
  func failure(_ index: Int) async throws {
    let shown = try Readme.blocks(of: "text")
    try #require(shown.count == Self.samples.count)
    let wanted = Self.withoutLocations(shown[index])
    try await withKnownIssue {
      try await Self.samples[index]()
    } matching: { issue in
      issue.comments.first.map { Self.withoutLocations($0.rawValue) } == wanted
    }
  }

  @Test("The article about order shows a failure that is printed")
  func order() async throws {
    let (database, mailer) = (FakeDatabase(), FakeMailer())
    mailer.stub.send(.any, to: .any).andReturn(true)
    let article = Readme.root.appendingPathComponent("Sources/SpryKit/SpryKit.docc/Order.md")
    let shown = try Readme.blocks(of: "text", in: article)
    withKnownIssue {
      SignUp(database: database, mailer: mailer).join("ann@example.com")
      expectInOrder {
        database.calls.begin()
        mailer.calls.send(.any, to: "ann@example.com")
        database.calls.commit()
      }
    } matching: { issue in
      shown.map(Self.withoutLocations)
        == issue.comments.prefix(1).map { Self.withoutLocations($0.rawValue) }
    }
  }

  @Test("Each other block of text in the articles is in the README, too")
  func articles() throws {
    let shown = try Readme.blocks(of: "text")
    let others = ["Order.md", "Nimble.md"]
    for article in try Readme.articles() where !others.contains(article.lastPathComponent) {
      for block in try Readme.blocks(of: "text", in: article) {
        #expect(shown.contains(block), "in \(article.lastPathComponent)")
      }
    }
  }

  /// A text without the file and the line of a stub, which is not in this file for the reader, and without
  /// callers on platforms that do not know them.
  private static func withoutLocations(_ text: String) -> String {
    let text = text.replacing(#/ at \w+\.swift:\d+/#, with: " at …")
    #if os(Linux) && DEBUG
      return text.replacing(#/\(\w+\.swift:\d+\)/#, with: "(…)")
    #else
      return text.replacing(#/ +by .+ \(\w+\.swift:-?\d+\)|\n  called by .*/#, with: "")
    #endif
  }
}

/// The code under test of the article about order.
private struct SignUp {
  let database: any Database
  let mailer: any Mailer

  func join(_ address: String) {
    _ = mailer.send("Welcome", to: address)
    database.begin()
    database.commit()
  }
}
