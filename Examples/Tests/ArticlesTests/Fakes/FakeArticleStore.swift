import Foundation
import SpryMacros

@testable import Articles

/// Lists its members, and the macro implements them. The production code does not refer to it.
@Spryable
final class FakeArticleStore: ArticleStore {
  func article(id: Article.ID) async -> StoredArticle?
  func save(_ article: Article, expiring date: Date) async throws
}
