import Foundation
import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The samples of the articles about the main actor, good tests, and frequently asked questions.

@MainActor
@Spryable
protocol Screen: AnyObject {
  var title: String { get set }
  func show(_ text: String)
}

@MainActor
@Suite(.spry) struct ScreenTests {
  @Test func greets() {
    let screen = FakeScreen()
    ScreenModel(screen: screen).greet("Ann")
    expectHaveReceived(screen.calls.show("Hello, Ann!"))
    expectHaveReceived(screen.calls.title.set("Ann"))
  }
}

final class ScreenXCTests: SpryTestCase {
  @MainActor func testGreets() async {
    let screen = FakeScreen()
    ScreenModel(screen: screen).greet("Ann")
    XCTAssertHaveReceived(screen.calls.show("Hello, Ann!"))
  }
}

@MainActor
struct ScreenModel {
  let screen: any Screen

  func greet(_ name: String) {
    screen.title = name
    screen.show("Hello, \(name)!")
  }
}

@Spryable
protocol TokenStore: AnyObject {
  func token(for user: String) -> String?
  func keep(_ token: String, for user: String)
}

final class DefaultsTokenStore: TokenStore {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func token(for user: String) -> String? { defaults.string(forKey: "token.\(user)") }
  func keep(_ token: String, for user: String) { defaults.set(token, forKey: "token.\(user)") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public protocol Compass {
  func heading() -> Int
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@Spryable public final class FakeCompass: Compass, Spryable {
  public init() {}
  public func heading() -> Int
}

private final class Poster {
  private let downloader: any Downloader
  private var image = Data()

  init(_ downloader: any Downloader) { self.downloader = downloader }

  func load(_ url: URL) { downloader.download(url) { self.image = $0 } }
}

final class PosterTests: SpryTestCase {
  func testPosterIsReleased() {
    let downloader = FakeDownloader()
    let poster = Poster(downloader)
    addTeardownBlock { [weak poster] in
      downloader.resetCalls()
      XCTAssertNil(poster)
    }
    poster.load(URL(fileURLWithPath: "/"))
  }
}
