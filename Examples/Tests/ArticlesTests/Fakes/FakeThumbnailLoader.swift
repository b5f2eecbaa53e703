import Foundation
import SpryMacros

@testable import Articles

@Spryable
final class FakeThumbnailLoader: ThumbnailLoader {
  func loadThumbnail(
    at url: URL,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  )
}
