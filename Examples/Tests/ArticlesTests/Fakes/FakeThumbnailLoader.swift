import Foundation
import SpryMacros

@testable import Articles

final class FakeThumbnailLoader: ThumbnailLoader, Spryable {
  typealias Completion = @Sendable (Result<Data, any Error>) -> Void

  enum Function: String, StringRepresentable {
    case loadThumbnail = "loadThumbnail(at:completion:)"
  }

  func loadThumbnail(at url: URL, completion: @escaping Completion) {
    spryify(arguments: url, completion)
  }
}
