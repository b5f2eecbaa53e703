import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@Suite("Keeping articles", .spry)
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

  @Test("A fresh article is not downloaded again")
  func showsAFreshArticleFromTheStore() async throws {
    let stored = StoredArticle(article: .lighthouses, expiration: noon.addingTimeInterval(1))
    store.stub.article(id: 42).andReturn(stored)

    #expect(try await repository.article(id: 42) == .lighthouses)
    #expect(client.calls.send(.any).isEmpty)
  }

  @Test("A download is kept for an hour")
  func keepsADownloadForAnHour() async throws {
    let oneOClock = noon.addingTimeInterval(3600)

    _ = try await repository.article(id: 42)

    expectHaveReceived(store.calls.save(.lighthouses, expiring: oneOClock))
  }

  @Test("Two readers of one article cause one download", .timeLimit(.minutes(1)))
  func downloadsOnceForTwoReaders() async throws {
    let delivery = client.stub.send(.any).suspend()
    async let first = repository.article(id: 42)
    await delivery.waitForCaller()
    let afterFirst = SpryMark()

    async let second = repository.article(id: 42)
    await expectHaveReceived(store.calls.article(id: 42), .exactly(2), within: .seconds(5))
    await expectHaveNotReceived(client.calls.send(.any).since(afterFirst), for: .milliseconds(20))

    // A second download would be held by the gate until the time limit, which then names the gate.
    delivery.resume(returning: try delivering(.lighthouses))
    #expect(try await [first, second] == [.lighthouses, .lighthouses])
  }
}
