/// Is notified when a repository requests an article from the server.
protocol ArticleRepositoryDelegate: AnyObject, Sendable {
  func articleRepository(_ repository: ArticleRepository, didDownload article: Article)
  func articleRepository(
    _ repository: ArticleRepository,
    didFailToDownload id: Article.ID,
    error: any Error
  )
}
