import Foundation
import SpryMacros

extension Notification.Name {
  static let didSignOut = Notification.Name("didSignOut")
}

/// Says that the user has signed out. The app passes `NotificationCenter.default`.
struct Account {
  let name: String
  let center: NotificationCenter

  func signOut() {
    center.post(name: .didSignOut, object: nil, userInfo: ["name": name])
  }
}

@Spryable
protocol ImageCache: Sendable {
  func removeAll()
}

/// Empties the cache when the user signs out.
final class CacheCleaner {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(cache: any ImageCache, center: NotificationCenter) {
    self.center = center
    observer = center.addObserver(forName: .didSignOut, object: nil, queue: nil) { _ in
      cache.removeAll()
    }
  }

  deinit {
    center.removeObserver(observer)
  }
}
