import SpryMacros

@testable import Articles

/// Only answers: no test asks how often a token was wanted.
final class FakeTokenProvider: TokenProvider, Stubbable {
  enum Function: String, StringRepresentable {
    case token = "token()"
  }

  func token() async throws(AuthenticationError) -> String {
    try await stubbedValueThrows(throwing: AuthenticationError.self)
  }
}
