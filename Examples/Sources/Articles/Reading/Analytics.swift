/// Counts what readers do.
protocol Analytics: Sendable {
  static func track(_ event: ReadingEvent)
}

/// What a reader did.
enum ReadingEvent: Equatable, Sendable {
  case bookmarked(Article.ID)
  case removedBookmark(Article.ID)
}
