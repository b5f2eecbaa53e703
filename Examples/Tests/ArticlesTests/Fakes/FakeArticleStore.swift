import Foundation
import SpryKit

@testable import Articles

final class FakeArticleStore: ArticleStore, Spryable {
  enum Function: String, StringRepresentable {
    case article = "article(id:)"
    case save = "save(_:expiring:)"
  }

  func article(id: Article.ID) async -> StoredArticle? {
    await spryify(arguments: id)
  }

  func save(_ article: Article, expiring date: Date) async throws {
    try await spryifyThrows(arguments: article, date)
  }
}
