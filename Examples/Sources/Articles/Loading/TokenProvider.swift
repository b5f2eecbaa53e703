/// Hands out the token that authorises a request.
protocol TokenProvider: Sendable {
  func token() async throws(AuthenticationError) -> String
}

/// Why there is no token.
enum AuthenticationError: Error, Equatable {
  case signedOut
  case expired
}
