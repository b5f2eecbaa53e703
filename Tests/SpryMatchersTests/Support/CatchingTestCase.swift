import SpryMatchers
import XCTest

/// A test case that can catch its own failures where XCTest would record them.
class CatchingTestCase: XCTestCase {
  struct Caught: Equatable {
    let description: String
    let file: String
    let line: Int
  }

  private var caught: [Caught]?

  /// Returns the failures that XCTest hears of while the closure runs.
  func catching(_ body: () throws -> Void) rethrows -> [Caught] {
    caught = []
    defer { caught = nil }
    try body()
    return caught ?? []
  }

  func catching(_ body: () async throws -> Void) async rethrows -> [Caught] {
    caught = []
    defer { caught = nil }
    try await body()
    return caught ?? []
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard caught != nil else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      caught?.append(
        Caught(
          description: issue.compactDescription,
          file: location?.fileURL.path ?? "",
          line: location?.lineNumber ?? 0
        )
      )
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      if caught != nil {
        caught?.append(Caught(description: description, file: filePath, line: lineNumber))
      } else {
        super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
      }
    }
  #endif
}
