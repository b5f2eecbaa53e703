import Foundation

/// Finds the link by which an article is passed on.
struct ArticleSharer {
  let shortener: any LinkShortener

  /// The short link where there is one, else the long one: sharing must not fail for that.
  func link(to article: Article) async -> URL {
    let link = URL(string: "https://articles.example.com/\(article.id)")!
    guard shortener.isEnabled else { return link }
    return (try? await shortener.shorten(link)) ?? link
  }
}
