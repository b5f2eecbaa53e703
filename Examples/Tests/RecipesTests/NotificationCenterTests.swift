import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("NotificationCenter", .spry)
struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let cache = FakeImageCache()

  @Test("Signing out is announced with the name of the user")
  func announcement() {
    let observer = SpyClosure<Notification, Void>("observer")
    let token = center.addObserver(
      forName: .didSignOut, object: nil, queue: nil, using: observer.closure)
    defer { center.removeObserver(token) }

    Account(name: "Ann", center: center).signOut()

    expectHaveReceived(
      observer.calls(.check { #expect($0.userInfo?["name"] as? String == "Ann") }), .once)
  }

  @Test("The cache is emptied when the user signs out")
  func emptiesTheCache() {
    let cleaner = CacheCleaner(cache: cache, center: center)

    withExtendedLifetime(cleaner) { center.post(name: .didSignOut, object: nil) }

    expectHaveReceived(cache.calls.removeAll(), .once)
  }

  @Test("A cleaner that is gone does nothing")
  func cleanerThatIsGone() {
    _ = CacheCleaner(cache: cache, center: center)

    center.post(name: .didSignOut, object: nil)

    expectHaveNotReceived(cache.calls.removeAll())
  }
}
