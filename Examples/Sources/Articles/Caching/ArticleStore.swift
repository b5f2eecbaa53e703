import Foundation

/// Keeps articles between launches.
protocol ArticleStore: Sendable {
  func article(id: Article.ID) async -> StoredArticle?
  func save(_ article: Article, expiring date: Date) async throws
}

/// An article and the date until which it may be shown.
struct StoredArticle: Codable, Equatable, Sendable {
  let article: Article
  let expiration: Date
}
