import Foundation
import SpryMacros

/// A service that makes long links short; in debug builds, `LinkShortenerSpy` stands in for it.
@Spyable(behindPreprocessorFlag: "DEBUG")
protocol LinkShortener {
  var isEnabled: Bool { get }
  func shorten(_ link: URL) async throws -> URL
}
