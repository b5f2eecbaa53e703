/// Hears what a repository had to ask the server for.
protocol ArticleRepositoryDelegate: AnyObject, Sendable {
  func articleRepository(_ repository: ArticleRepository, didDownload article: Article)
  func articleRepository(
    _ repository: ArticleRepository,
    didFailToDownload id: Article.ID,
    error: any Error
  )
}
