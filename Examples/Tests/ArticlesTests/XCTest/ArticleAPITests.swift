import SpryMacros
import SpryMatchers
import XCTest

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class ArticleAPITests: SpryTestCase {
  private let client = FakeHTTPClient()
  private let tokens = FakeTokenProvider()
  private lazy var api = ArticleAPI(client: client, tokens: tokens, sleeper: FakeSleeper())

  override func setUp() {
    tokens.stub.token().andReturn("r3ader")
  }

  func testAsksForJSON() async throws {
    let request = ArgumentCaptor<URLRequest>()
    client.stub.send(.capture(request)).andReturn(try delivering(.lighthouses))

    _ = try await api.article(id: 42)

    let headers = request.last?.allHTTPHeaderFields
    XCTAssertEqual(headers?["Accept"], "application/json")
  }

  func testTellsThatAnArticleDoesNotExist() async {
    client.stub.send(.any).andReturn(answer(status: 404))

    do {
      _ = try await api.article(id: 42)
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error as? ArticleError, .notFound(42))
    }
  }

  func testSendsNothingForAReaderWhoIsSignedOut() async {
    tokens.stub.token().andThrow(.signedOut)

    _ = try? await api.article(id: 42)

    XCTAssertHaveNotReceived(client.calls.send(.any))
  }
}
