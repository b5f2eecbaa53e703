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
    tokens.stub(.token).andReturn("r3ader")
    let store = FakeArticleStore()
    store.stub(.article).andReturn(nil)
    store.stub(.save).andReturn()
    repository = ArticleRepository(
      api: ArticleAPI(client: client, tokens: tokens, sleeper: FakeSleeper()),
      store: store,
      delegate: delegate
    )
  }

  @Test(.spry) func tellsOfADownload() async throws {
    client.stub(.send).andReturn(try delivering(.lighthouses))

    _ = try await repository.article(id: 42)

    expectHaveReceived(
      delegate,
      .didDownload,
      with: repository,
      Argument.having(\Article.title, "The last lighthouse keepers"),
      countSpecifier: .once
    )
  }

  @Test(.spry) func tellsWhyADownloadFailed() async {
    client.stub(.send).andReturn(answer(status: 404))

    _ = try? await repository.article(id: 42)

    expectHaveReceived(
      delegate,
      .didFailToDownload,
      with: repository,
      42,
      ArticleError.notFound(42)
    )
    expectHaveNotReceived(delegate, .didDownload)
  }
}
