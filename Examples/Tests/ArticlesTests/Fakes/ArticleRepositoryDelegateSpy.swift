import SpryMacros

@testable import Articles

/// Only records, by bodies of its own, so that its members need no stubs.
@Spryable
final class ArticleRepositoryDelegateSpy: ArticleRepositoryDelegate, Spryable {
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
