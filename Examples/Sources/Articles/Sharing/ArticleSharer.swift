import Foundation

/// Creates links to share articles.
struct ArticleSharer {
  let shortener: any LinkShortener

  /// The short link, or the long one if shortening fails. Sharing must not fail because of that.
  func link(to article: Article) async -> URL {
    let link = URL(string: "https://articles.example.com/\(article.id)")!
    guard shortener.isEnabled else { return link }
    return (try? await shortener.shorten(link)) ?? link
  }
}
