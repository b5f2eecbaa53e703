import SpryMacros

/// Provides the token that authorizes a request. In debug builds, there is a `FakeTokenProvider`
/// for tests, whose stubs throw only errors of this type.
@Spryable(behindPreprocessorFlag: "DEBUG")
protocol TokenProvider: Sendable {
  func token() async throws(AuthenticationError) -> String
}

/// The reason why there is no token.
enum AuthenticationError: Error, Equatable {
  case signedOut
  case expired
}
