import Foundation

/// An article as it is shown in a list.
struct ArticlePreview: Equatable, Sendable {
  let title: String
  let thumbnail: Data?
}

/// Makes previews. If a picture cannot be loaded, the preview has none.
struct PreviewMaker: Sendable {
  let thumbnails: any ThumbnailLoader

  func preview(of article: Article) async -> ArticlePreview {
    guard let url = article.thumbnail else {
      return ArticlePreview(title: article.title, thumbnail: nil)
    }
    let thumbnail = await withCheckedContinuation { continuation in
      thumbnails.loadThumbnail(at: url) { continuation.resume(returning: try? $0.get()) }
    }
    return ArticlePreview(title: article.title, thumbnail: thumbnail)
  }
}
