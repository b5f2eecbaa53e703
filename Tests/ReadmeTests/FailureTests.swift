import SpryMacros
import SpryMatchers
import Testing

@Suite("The failures that the README shows are printed", .spry)
struct FailureTests {
  typealias Sample = @Sendable () async throws -> Void

  /// What fails, in the order in which the README shows the failures.
  private static let samples: [Sample] = [
    {
      let service = FakeUserService()
      service.stub.load(id: .any).andReturn(User(id: "42", name: "Ann"))
      let greeting = try await Greeter(service: service).greeting(for: "42" + "1")
      #expect(greeting == "Hello, Ann!")
      expectHaveReceived(service.calls.load(id: "42"), .once)
    },
    {
      let service = FakeUserService()
      service.stub.load(id: "7").andReturn(User(id: "42", name: "Ann")).lenient()
      _ = try? await Greeter(service: service).greeting(for: "42")
    },
  ]

  @Test("Each block of text in the README is a failure", arguments: samples.indices)
  func failure(_ index: Int) async throws {
    let shown = try Readme.blocks(of: "text")
    try #require(shown.count == Self.samples.count)
    try await Self.expect(shown[index], from: Self.samples[index])
  }

  @Test(
    "Each block of text in 'When a test fails' is a failure", arguments: Gallery.samples.indices)
  func gallery(_ index: Int) async throws {
    let article = Readme.root.appendingPathComponent(
      "Sources/SpryKit/SpryKit.docc/WhenATestFails.md")
    let shown = try Readme.blocks(of: "text", in: article)
    try #require(shown.count == Gallery.samples.count)
    try await Self.expect(shown[index], from: Gallery.samples[index])
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

  @Test("Each other block of text in the articles is in the README or in 'When a test fails'")
  func articles() throws {
    let articles = try Readme.articles()
    let gallery = try #require(articles.first { $0.lastPathComponent == "WhenATestFails.md" })
    let shown = try Readme.blocks(of: "text", in: gallery) + Readme.blocks(of: "text")
    let others = ["Order.md", "Nimble.md", "SpryObjects.md"]
    for article in articles
    where !others.contains(article.lastPathComponent) && !article.path.contains("/Extensions/") {
      for block in try Readme.blocks(of: "text", in: article) {
        #expect(shown.contains(block), "in \(article.lastPathComponent)")
      }
    }
  }

  /// Expects one failure with a text, apart from locations.
  static func expect(_ shown: String, from sample: Sample) async throws {
    let wanted = withoutLocations(shown)
    try await withKnownIssue {
      try await sample()
    } matching: { issue in
      let text = issue.comments.first.map { withoutLocations($0.rawValue) }
      if text != wanted { print("--- printed:\n\(issue.comments.first?.rawValue ?? "-")\n---") }
      return text == wanted
    }
  }

  /// A text without the file and the line of a stub, which is not in this file for the reader, and
  /// without callers on platforms that do not know their lines.
  static func withoutLocations(_ text: String) -> String {
    let text = text.replacing(#/ at \w+\.swift:\d+/#, with: " at …")
    #if os(Linux) && DEBUG
      return text.replacing(#/\(\w+\.swift:\d+\)/#, with: "(…)")
    #else
      return text.replacing(#/,? +by .+|\n  called by .*/#, with: "")
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
