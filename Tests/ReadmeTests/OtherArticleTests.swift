import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The samples of the articles 'Main actor and default isolation' and 'Good tests'.

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

@MainActor
struct ScreenModel {
  let screen: any Screen

  func greet(_ name: String) {
    screen.title = name
    screen.show("Hello, \(name)!")
  }
}

@Suite("Stubs and checks of a fake on the main actor work in every test", .spry)
struct ScreenFromElsewhereTests {
  @Test func greets() async {
    let screen = FakeScreen()
    await ScreenModel(screen: screen).greet("Ann")
    expectHaveReceived(screen.calls.show("Hello, Ann!"))
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

@Suite struct DefaultsTokenStoreTests {
  @Test func keepsATokenForEachUser() throws {
    let name = "DefaultsTokenStoreTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let store = DefaultsTokenStore(defaults)
    store.keep("secret", for: "Ann")
    #expect(store.token(for: "Ann") == "secret")
    #expect(store.token(for: "Bob") == nil)
  }
}
