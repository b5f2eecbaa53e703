/// Keeps what the server did, for its operators.
protocol RequestLog: Sendable {
  func record(_ request: String, status: Int, seconds: Double)
  func report(_ error: any Error)
}
