import SpryKit

@testable import Garden

/// An `async` member with typed throws.
final class FakeForecast: Forecast, Spryable {
  enum Function: String, StringRepresentable { case rain }

  func rain(on day: Day, in place: String) async throws(ForecastError) -> Double {
    try await spryifyThrows(arguments: day, place, throwing: ForecastError.self)
  }
}
