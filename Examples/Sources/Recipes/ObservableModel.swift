import Observation
import SpryMacros

@Spryable
protocol Library: Sendable {
  func titles() async throws -> [String]
}

@MainActor
@Observable
final class ShelfModel {
  private(set) var titles: [String] = []
  private(set) var isLoading = false
  private(set) var hasFailed = false
  private let library: any Library

  init(library: any Library) {
    self.library = library
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      titles = try await library.titles()
      hasFailed = false
    } catch {
      hasFailed = true
    }
  }
}
