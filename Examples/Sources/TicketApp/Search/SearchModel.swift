/// The search screen. It searches when the user stops typing, tries again when the office cannot be
/// reached, and then shows what it found the last time.
@MainActor
final class SearchModel {
  enum State: Equatable {
    case idle
    case loading
    case loaded([Listing], isOffline: Bool = false)
    case failed(String)
  }

  private(set) var state = State.idle {
    didSet { onChange?(state) }
  }
  /// Is called with each new state.
  var onChange: ((State) -> Void)?
  /// The search that runs, if any.
  private(set) var search: Task<Void, Never>?

  private let service: any TicketService
  private let cache: any OfflineCache
  private let preferences: any Preferences
  private let navigator: any Navigator
  private let pause: any Pause

  init(
    service: any TicketService, cache: any OfflineCache, preferences: any Preferences,
    navigator: any Navigator, pause: any Pause
  ) {
    self.service = service
    self.cache = cache
    self.preferences = preferences
    self.navigator = navigator
    self.pause = pause
  }

  /// The text in the search field. Each change starts the search anew.
  var text = "" {
    didSet { restart() }
  }

  func select(_ listing: Listing) {
    navigator.open(.listing(listing))
  }

  private func restart() {
    search?.cancel()
    guard !text.isEmpty else { return state = .idle }
    let text = text
    search = Task {
      do {
        try await pause.wait(.milliseconds(300))
        state = .loading
        let found = try await find(text)
        // The answer to an older text must not replace that to a newer one.
        try Task.checkCancellation()
        show(found, for: text)
      } catch {
        if !Task.isCancelled { showCached(text) }
      }
    }
  }

  /// Tries up to three times. With data saving, it tries once.
  private func find(_ text: String) async throws -> [Listing] {
    for attempt in 1..<(preferences.savesData ? 1 : 3) {
      do {
        return try await service.search(text)
      } catch ServiceError.offline {
        try await pause.wait(.seconds(attempt))
      }
    }
    return try await service.search(text)
  }

  private func show(_ found: [Listing], for text: String) {
    state = .loaded(found)
    preferences.recentSearches = [text] + preferences.recentSearches.filter { $0 != text }.prefix(4)
    // A search that cannot be kept was still successful.
    try? cache.save(found, for: "search/\(text)")
  }

  private func showCached(_ text: String) {
    if let known = try? cache.value([Listing].self, for: "search/\(text)") {
      state = .loaded(known, isOffline: true)
    } else {
      state = .failed("The ticket office cannot be reached.")
    }
  }
}
