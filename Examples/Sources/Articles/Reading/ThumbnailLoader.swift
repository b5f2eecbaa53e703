import Foundation

/// Loads pictures, with an interface that is older than `async` functions.
protocol ThumbnailLoader: Sendable {
  func loadThumbnail(
    at url: URL,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  )
}
