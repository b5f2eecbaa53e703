import SpryMacros

@testable import Articles

/// Only records, because its members return nothing.
final class ArticleRepositoryDelegateSpy: ArticleRepositoryDelegate, Spyable {
  enum Function: String, StringRepresentable {
    case didDownload = "articleRepository(_:didDownload:)"
    case didFailToDownload = "articleRepository(_:didFailToDownload:error:)"
  }

  func articleRepository(_ repository: ArticleRepository, didDownload article: Article) {
    recordCall(arguments: repository, article)
  }

  func articleRepository(
    _ repository: ArticleRepository,
    didFailToDownload id: Article.ID,
    error: any Error
  ) {
    recordCall(arguments: repository, id, error)
  }
}
