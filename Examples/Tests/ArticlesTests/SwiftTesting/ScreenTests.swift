import SpryMatchers
import SpryObjects
import Testing

@testable import Articles

/// A spy on the implementation of a superclass finds the overrides that do not call `super`.
@MainActor
@Suite(.spry)
struct ScreenTests {
  @Test func bookmarksAppearAsEveryScreenDoes() throws {
    let screen = BookmarksScreen()
    let spy = try Spy(on: screen, .appear, inheritedFrom: Screen.self)

    spy.spy { screen.appear() }

    expectHaveReceived(spy, .appear, countSpecifier: .once)
    #expect(screen.title == "Bookmarks")
  }

  @Test func settingsForgetTheirSuperclass() throws {
    let screen = SettingsScreen()
    let spy = try Spy(on: screen, .appear, inheritedFrom: Screen.self)

    spy.spy { screen.appear() }

    withKnownIssue("'SettingsScreen.appear()' did not call 'Screen.appear()'") {
      expectHaveReceived(spy, .appear)
    }
  }

  @Test func appearingReloads() {
    let screen = BookmarksScreen()
    let spy = Spy(on: screen)

    spy.spy {
      screen.appear()
      screen.appear()
    }

    expectInOrder {
      spy.called(.appear)
      spy.called(.reload, with: 1)
      spy.called(.appear)
      spy.called(.reload, with: 2)
    }
  }
}
