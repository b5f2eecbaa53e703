import Foundation
import SpryMacros
import SpryMatchers

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A mock: a fake with a check of its own, which fails at the line of the test.
@Spryable
final class MockHTTPClient: HTTPClient, Spryable {
  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)

  func verifySent(
    to url: String,
    authorization: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertHaveReceived(calls.send(.any), .once, file: file, line: line)
    XCTAssertHaveReceived(calls.send(.url(url)), file: file, line: line)
    XCTAssertHaveReceived(calls.send(.authorized(by: authorization)), file: file, line: line)
  }
}

/// Matchers of the project's own.
extension TypedMatcher<URLRequest> {
  static func url(_ url: String) -> Self {
    .match("a request to \(url)") { $0.url?.absoluteString == url }
  }

  static func authorized(by authorization: String) -> Self {
    .match("authorized by '\(authorization)'") {
      $0.value(forHTTPHeaderField: "Authorization") == authorization
    }
  }
}
