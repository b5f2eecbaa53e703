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

/// The bookmarks of a reader.
final class BookmarksScreen: Screen {
  private(set) var title = ""

  @Spied override func appear() {
    super.appear()
    title = "Bookmarks"
  }
}

/// The settings of a reader.
final class SettingsScreen: Screen {
  private(set) var title = ""

  // This override does not call `super.appear()`. See ScreenTests.
  @Spied override func appear() {
    title = "Settings"
  }
}
