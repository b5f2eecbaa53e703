import SpryMacros

@testable import Articles

/// A fake of a class. It overrides the members that use the user defaults.
@Spryable
final class FakeBookmarks: Bookmarks, Spryable {
  override func contains(_ id: Article.ID) -> Bool
  override func add(_ id: Article.ID)
  override func remove(_ id: Article.ID)
}
