import Foundation
import SpryMacros

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Lists its members, and the macro implements them. The production code does not refer to it.
@Spryable
final class FakeHTTPClient: HTTPClient, Spryable {
  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}
