import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@MainActor
@Suite(.spry)
struct BookmarkButtonTests {
  private let bookmarks = FakeBookmarks()
  private let button: BookmarkButtonModel

  init() {
    button = BookmarkButtonModel(
      article: .lighthouses,
      bookmarks: bookmarks,
      analytics: AnalyticsSpy.self
    )
  }

  @Test func isFilledForABookmarkedArticle() {
    bookmarks.stub(.contains).with(42).andReturn(true)

    #expect(button.symbolName == "bookmark.fill")
  }

  @Test func addsTheBookmark() {
    bookmarks.stub(.contains).andReturn(false)
    bookmarks.stub(.add).andReturn()

    button.tap()

    expectHaveReceived(bookmarks, .add, with: 42, countSpecifier: .once)
  }

  @Test func removesTheBookmarkOnTheSecondTap() {
    bookmarks.stub(.contains).andReturn(true)
    bookmarks.stub(.remove).andReturn()

    button.tap()

    expectHaveReceived(bookmarks, .remove, with: 42)
    expectHaveNotReceived(bookmarks, .add)
  }

  @Test func countsABookmarkOnce() {
    bookmarks.stub(.contains).andReturn(false)
    bookmarks.stub(.add).andReturn()

    button.tap()

    expectHaveReceived(
      type: AnalyticsSpy.self,
      .track,
      with: ReadingEvent.bookmarked(42),
      countSpecifier: .once
    )
  }
}
