import Foundation
import SpryMacros
import SpryMatchers

@testable import Articles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A mock: a fake with a check of its own, which fails at the line of the test.
final class MockHTTPClient: HTTPClient, Spryable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
  }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    try await spryifyThrows(arguments: request)
  }

  func verifySent(
    to url: String,
    authorization: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isForURL = Argument.match("a request to \(url)") { (request: URLRequest) in
      request.url?.absoluteString == url
    }
    let isAuthorized = Argument.match("authorized by '\(authorization)'") {
      (request: URLRequest) in
      request.value(forHTTPHeaderField: "Authorization") == authorization
    }
    XCTAssertHaveReceived(self, .send, countSpecifier: .once, file: file, line: line)
    XCTAssertHaveReceived(self, .send, with: isForURL, file: file, line: line)
    XCTAssertHaveReceived(self, .send, with: isAuthorized, file: file, line: line)
  }
}
