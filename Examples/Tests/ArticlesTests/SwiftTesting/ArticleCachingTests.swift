import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@Suite(.spry)
struct ArticleCachingTests {
  private let client = FakeHTTPClient()
  private let store = FakeArticleStore()
  private let repository: ArticleRepository
  private let noon = Date(timeIntervalSince1970: 1_750_000_000)

  init() throws {
    let tokens = FakeTokenProvider()
    tokens.stub(.token).andReturn("r3ader")
    client.stub(.send).andReturn(try delivering(.lighthouses))
    store.stub(.article).andReturn(nil)
    store.stub(.save).andReturn()
    FakeWallClock.stub(.now).andReturn(noon)
    repository = ArticleRepository(
      api: ArticleAPI(client: client, tokens: tokens, sleeper: FakeSleeper()),
      store: store,
      clock: FakeWallClock.self
    )
  }

  @Test func showsAFreshArticleFromTheStore() async throws {
    let stored = StoredArticle(article: .lighthouses, expiration: noon.addingTimeInterval(1))
    store.stub(.article).with(42).andReturn(stored)

    #expect(try await repository.article(id: 42) == .lighthouses)
    #expect(!client.didCall(.send).success)
  }

  @Test func downloadsAnArticleThatExpired() async throws {
    let stored = StoredArticle(article: .lighthouses, expiration: noon)
    store.stub(.article).with(42).andReturn(stored)

    _ = try await repository.article(id: 42)

    #expect(client.didCall(.send, countSpecifier: .once).success)
  }

  @Test func keepsADownload() async throws {
    _ = try await repository.article(id: 42)

    expectHaveReceived(store, .save, with: Article.lighthouses, Argument.anything)
  }

  @Test func keepsADownloadForAnHour() async throws {
    let oneOClock = noon.addingTimeInterval(3600)

    _ = try await repository.article(id: 42)

    expectHaveReceived(store, .save, with: Argument.any(Article.self), oneOClock)
  }

  @Test func keepsNothingWhenTheDownloadFails() async {
    client.stub(.send).andReturn(answer(status: 404))

    _ = try? await repository.article(id: 42)

    expectHaveNotReceived(store, .save)
  }

  @Test func downloadsOnceForTwoReaders() async throws {
    let delivery = client.stub(.send).suspend()
    async let first = repository.article(id: 42)
    await delivery.waitForCaller()

    async let second = repository.article(id: 42)
    await expectHaveReceived(store, .article, countSpecifier: .exactly(2), within: .seconds(5))
    await expectHaveNotReceived(client, .send, since: client.mark(), for: .milliseconds(20))

    client.stub(.send).andThrow(URLError(.badServerResponse)).lenient()
    delivery.resume(returning: try delivering(.lighthouses))
    #expect(try await [first, second] == [.lighthouses, .lighthouses])
  }

  @Test func prefetchesInTheBackground() async throws {
    repository.prefetch(42)

    try await store.waitForCall(
      .save, with: Article.lighthouses, Argument.anything, within: .seconds(5))
  }

  @Test func showsADownloadThatCannotBeKept() async throws {
    store.stub(.save).andThrow(CocoaError(.fileWriteOutOfSpace))

    #expect(try await repository.article(id: 42) == .lighthouses)
  }
}
