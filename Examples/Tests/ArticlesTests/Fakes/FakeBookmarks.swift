import SpryMacros

@testable import Articles

/// Stands in for a class: it overrides what the test must keep away from the reader's defaults.
@Spryable
final class FakeBookmarks: Bookmarks {
  override func contains(_ id: Article.ID) -> Bool
  override func add(_ id: Article.ID)
  override func remove(_ id: Article.ID)
}
