import SpryMacros

@testable import Articles

/// Only answers, because no test checks how often a token was requested.
final class FakeTokenProvider: TokenProvider, Stubbable {
  enum Function: String, StringRepresentable {
    case token = "token()"
  }

  func token() async throws(AuthenticationError) -> String {
    try await stubbedValueThrows(throwing: AuthenticationError.self)
  }
}
