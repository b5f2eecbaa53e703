/// A weather service.
protocol Forecast: AnyObject {
  /// Returns the rain in millimetres.
  func rain(on day: Day, in place: String) async throws(ForecastError) -> Double
}

enum ForecastError: Error {
  case offline
  case unknownPlace
}
