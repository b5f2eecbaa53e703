import Foundation
import SpryMacros

@testable import Articles

@Spryable
final class FakeArticleStore: ArticleStore, Spryable {
  func article(id: Article.ID) async -> StoredArticle?
  func save(_ article: Article, expiring date: Date) async throws
}
