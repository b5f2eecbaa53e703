import SpryMacros
import SpryMatchers
import XCTest

@testable import Articles

final class ArticleRequestTests: SpryTestCase {
  private let client = MockHTTPClient()
  private let tokens = FakeTokenProvider()
  private lazy var api = ArticleAPI(client: client, tokens: tokens, sleeper: FakeSleeper())

  func testAsksTheServerOnceInTheNameOfTheReader() async throws {
    tokens.stub.token().andReturn("r3ader")
    client.stub.send(.any).andReturn(try delivering(.lighthouses))

    _ = try await api.article(id: 42)

    client.verifySent(
      to: "https://api.example.com/v1/articles/42",
      authorization: "Bearer r3ader"
    )
  }
}
