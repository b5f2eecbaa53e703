import Foundation

/// Gets an article from the store while it is fresh, and otherwise from the server. Concurrent
/// requests for the same article are sent once.
actor ArticleRepository {
  /// An hour, in seconds.
  static let lifetime: TimeInterval = 3600

  private let api: ArticleAPI
  private let store: any ArticleStore
  private let clock: any WallClock.Type
  private weak var delegate: (any ArticleRepositoryDelegate)?
  private var downloads: [Article.ID: Task<Article, any Error>] = [:]

  init(
    api: ArticleAPI,
    store: any ArticleStore,
    clock: any WallClock.Type = SystemClock.self,
    delegate: (any ArticleRepositoryDelegate)? = nil
  ) {
    self.api = api
    self.store = store
    self.clock = clock
    self.delegate = delegate
  }

  func article(id: Article.ID) async throws -> Article {
    if let stored = await store.article(id: id), clock.now < stored.expiration {
      return stored.article
    }
    if let download = downloads[id] { return try await download.value }
    let download = Task { try await self.download(id) }
    downloads[id] = download
    defer { downloads[id] = nil }
    return try await download.value
  }

  private func download(_ id: Article.ID) async throws -> Article {
    do {
      let article = try await api.article(id: id)
      // An article that cannot be stored can still be read.
      try? await store.save(article, expiring: clock.now.addingTimeInterval(Self.lifetime))
      delegate?.articleRepository(self, didDownload: article)
      return article
    } catch {
      delegate?.articleRepository(self, didFailToDownload: id, error: error)
      throw error
    }
  }
}
