import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@MainActor
@Suite("The bookmark button", .spry)
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

  @Test("The button of a bookmarked article is filled")
  func isFilledForABookmarkedArticle() {
    bookmarks.stub.contains(42).andReturn(true)

    #expect(button.symbolName == "bookmark.fill")
  }

  @Test("A tap adds the bookmark, and is counted once")
  func addsTheBookmark() {
    bookmarks.stub.contains(.any).andReturn(false)

    button.tap()

    expectHaveReceived(bookmarks.calls.add(42), .once)
    expectHaveReceived(AnalyticsSpy.calls.track(.bookmarked(42)), .once)
  }

  @Test("A second tap removes the bookmark")
  func removesTheBookmarkOnTheSecondTap() {
    bookmarks.stub.contains(.any).andReturn(true)

    button.tap()

    expectHaveReceived(bookmarks.calls.remove(42))
    expectHaveNotReceived(bookmarks.calls.add(.any))
  }
}
