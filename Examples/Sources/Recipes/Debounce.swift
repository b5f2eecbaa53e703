import SpryMacros

@Spryable
protocol SearchEngine: Sendable {
  func find(_ text: String) async -> [String]
}

/// Searches when the user has stopped typing.
@MainActor
final class SearchField {
  private(set) var results: [String] = []
  private(set) var search: Task<Void, Never>?
  private let engine: any SearchEngine
  private let clock: any AppClock

  init(engine: any SearchEngine, clock: any AppClock) {
    self.engine = engine
    self.clock = clock
  }

  var text = "" {
    didSet {
      search?.cancel()
      search = Task { [text] in
        // A cancelled pause throws.
        guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
        let found = await engine.find(text)
        if !Task.isCancelled { results = found }
      }
    }
  }
}
