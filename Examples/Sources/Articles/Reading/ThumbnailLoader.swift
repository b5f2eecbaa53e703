import Foundation

/// Loads pictures; older than async functions.
protocol ThumbnailLoader: Sendable {
  func loadThumbnail(
    at url: URL,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  )
}
