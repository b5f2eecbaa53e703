import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

struct ArticleRepositoryDelegateTests {
  private let client = FakeHTTPClient()
  private let delegate = ArticleRepositoryDelegateSpy()
  private let repository: ArticleRepository

  init() {
    let tokens = FakeTokenProvider()
    tokens.stub.token().andReturn("r3ader")
    let store = FakeArticleStore()
    store.stub.article(id: .any).andReturn(nil)
    repository = ArticleRepository(
      api: ArticleAPI(client: client, tokens: tokens, sleeper: FakeSleeper()),
      store: store,
      delegate: delegate
    )
  }

  @Test("A download notifies the delegate", .spry)
  func tellsOfADownload() async throws {
    client.stub.send(.any).andReturn(try delivering(.lighthouses))

    _ = try await repository.article(id: 42)

    expectHaveReceived(
      delegate.calls.articleRepository(
        .identical(to: repository),
        didDownload: .having(\.title, "The last lighthouse keepers")
      ),
      .once
    )
  }

  @Test("The delegate is told why a download failed", .spry)
  func tellsWhyADownloadFailed() async {
    client.stub.send(.any).andReturn(answer(status: 404))

    _ = try? await repository.article(id: 42)

    expectHaveReceived(
      delegate.calls.articleRepository(
        repository,
        didFailToDownload: 42,
        error: ArticleError.notFound(42)
      )
    )
    expectHaveNotReceived(delegate.calls.articleRepository(.any, didDownload: .any))
  }
}
