import SpryKit

@testable import Articles

/// Stands in for a class: it overrides what the test must keep away from the reader's defaults.
final class FakeBookmarks: Bookmarks, Spryable {
  enum Function: String, StringRepresentable {
    case contains = "contains(_:)"
    case add = "add(_:)"
    case remove = "remove(_:)"
  }

  override func contains(_ id: Article.ID) -> Bool {
    spryify(arguments: id)
  }

  override func add(_ id: Article.ID) {
    spryify(arguments: id)
  }

  override func remove(_ id: Article.ID) {
    spryify(arguments: id)
  }
}
