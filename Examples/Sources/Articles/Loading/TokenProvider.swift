/// Provides the token that authorizes a request.
protocol TokenProvider: Sendable {
  func token() async throws(AuthenticationError) -> String
}

/// The reason why there is no token.
enum AuthenticationError: Error, Equatable {
  case signedOut
  case expired
}
