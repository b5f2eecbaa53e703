import Foundation

/// The bookmarked articles.
@MainActor
class Bookmarks {
  private let defaults: UserDefaults
  private let key = "bookmarks"

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  func contains(_ id: Article.ID) -> Bool {
    ids.contains(id)
  }

  func add(_ id: Article.ID) {
    ids.append(id)
  }

  func remove(_ id: Article.ID) {
    ids.removeAll { $0 == id }
  }

  private var ids: [Article.ID] {
    get { defaults.array(forKey: key) as? [Article.ID] ?? [] }
    set { defaults.set(newValue, forKey: key) }
  }
}
