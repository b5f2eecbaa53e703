import Foundation
import SpryMacros

/// A service that shortens links. In debug builds, there is a `LinkShortenerSpy` for tests.
@Spyable(behindPreprocessorFlag: "DEBUG")
protocol LinkShortener {
  var isEnabled: Bool { get }
  func shorten(_ link: URL) async throws -> URL
}
