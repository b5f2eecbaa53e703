import Foundation
import SpryMacros

@testable import Articles

/// Lists its members; the macro fills them. The production code knows nothing of it.
@Spryable
final class FakeArticleStore: ArticleStore {
  func article(id: Article.ID) async -> StoredArticle?
  func save(_ article: Article, expiring date: Date) async throws
}
