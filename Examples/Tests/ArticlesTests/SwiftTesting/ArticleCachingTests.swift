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
    tokens.stub.token().andReturn("r3ader")
    client.stub.send(.any).andReturn(try delivering(.lighthouses))
    store.stub.article(id: .any).andReturn(nil)
    FakeWallClock.stub.now.andReturn(noon)
    repository = ArticleRepository(
      api: ArticleAPI(client: client, tokens: tokens, sleeper: FakeSleeper()),
      store: store,
      clock: FakeWallClock.self
    )
  }

  @Test func showsAFreshArticleFromTheStore() async throws {
    let stored = StoredArticle(article: .lighthouses, expiration: noon.addingTimeInterval(1))
    store.stub.article(id: 42).andReturn(stored)

    #expect(try await repository.article(id: 42) == .lighthouses)
    #expect(client.calls.send(.any).isEmpty)
  }

  @Test func downloadsAnArticleThatExpired() async throws {
    let stored = StoredArticle(article: .lighthouses, expiration: noon)
    store.stub.article(id: 42).andReturn(stored)

    _ = try await repository.article(id: 42)

    #expect(client.calls.send(.any).count == 1)
  }

  @Test func keepsADownload() async throws {
    _ = try await repository.article(id: 42)

    expectHaveReceived(store.calls.save(.equal(.lighthouses), expiring: .any))
  }

  @Test func keepsADownloadForAnHour() async throws {
    let oneOClock = noon.addingTimeInterval(3600)

    _ = try await repository.article(id: 42)

    expectHaveReceived(store.calls.save(.any, expiring: .equal(oneOClock)))
  }

  @Test func keepsNothingWhenTheDownloadFails() async {
    client.stub.send(.any).andReturn(answer(status: 404))

    _ = try? await repository.article(id: 42)

    expectHaveNotReceived(store.calls.save(.any, expiring: .any))
  }

  @Test func downloadsOnceForTwoReaders() async throws {
    let delivery = client.stub.send(.any).suspend()
    async let first = repository.article(id: 42)
    await delivery.waitForCaller()

    async let second = repository.article(id: 42)
    await expectHaveReceived(store.calls.article(id: 42), .exactly(2), within: .seconds(5))
    await expectHaveNotReceived(
      client.calls.send(.any), since: client.mark(), for: .milliseconds(20))

    client.stub.send(.any).andThrow(URLError(.badServerResponse)).lenient()
    delivery.resume(returning: try delivering(.lighthouses))
    #expect(try await [first, second] == [.lighthouses, .lighthouses])
  }

  @Test func prefetchesInTheBackground() async throws {
    repository.prefetch(42)

    try await store.calls.save(.equal(.lighthouses), expiring: .any).wait(within: .seconds(5))
  }

  @Test func showsADownloadThatCannotBeKept() async throws {
    store.stub.save(.any, expiring: .any).andThrow(CocoaError(.fileWriteOutOfSpace))

    #expect(try await repository.article(id: 42) == .lighthouses)
  }
}
