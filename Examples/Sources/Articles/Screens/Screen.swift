import SpryObjects

/// A screen of the app. Every subclass that overrides ``appear()`` has to call `super`.
@MainActor
class Screen: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case appear = "appear()"
    case reload = "reload(_:)"
  }

  private(set) var appearances = 0

  @Spied func appear() {
    appearances += 1
    reload(appearances)
  }

  @Spied func reload(_ time: Int) {}
}

/// The articles that a reader marked.
final class BookmarksScreen: Screen {
  private(set) var title = ""

  @Spied override func appear() {
    super.appear()
    title = "Bookmarks"
  }
}

/// What a reader can set.
final class SettingsScreen: Screen {
  private(set) var title = ""

  // Has forgotten `super.appear()`: see ScreenTests.
  @Spied override func appear() {
    title = "Settings"
  }
}
