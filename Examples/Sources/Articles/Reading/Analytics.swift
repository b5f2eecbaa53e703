/// Counts the actions of readers.
protocol Analytics: Sendable {
  static func track(_ event: ReadingEvent)
}

/// An action of a reader.
enum ReadingEvent: Equatable, Sendable {
  case bookmarked(Article.ID)
  case removedBookmark(Article.ID)
}
