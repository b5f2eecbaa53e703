import Foundation
import SpryMacros

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stores its state, so that it is not looked up at each call.
final class FakeHTTPClient: HTTPClient, Spryable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
  }

  let spryState = SpryState()

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    try await spryifyThrows(arguments: request)
  }
}
