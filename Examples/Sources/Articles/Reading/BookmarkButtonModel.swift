/// The button that bookmarks an article.
@MainActor
struct BookmarkButtonModel {
  let article: Article
  let bookmarks: Bookmarks
  let analytics: any Analytics.Type

  var symbolName: String {
    bookmarks.contains(article.id) ? "bookmark.fill" : "bookmark"
  }

  func tap() {
    if bookmarks.contains(article.id) {
      bookmarks.remove(article.id)
      analytics.track(.removedBookmark(article.id))
    } else {
      bookmarks.add(article.id)
      analytics.track(.bookmarked(article.id))
    }
  }
}
