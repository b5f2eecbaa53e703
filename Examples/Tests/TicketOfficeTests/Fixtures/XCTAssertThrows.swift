import XCTest

/// `XCTAssertThrowsError` takes no `async` code.
func XCTAssertThrows<Failure: Error & Equatable>(
  _ expected: Failure,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () async throws -> Void
) async {
  do {
    try await body()
    XCTFail("no error", file: file, line: line)
  } catch {
    XCTAssertEqual(error as? Failure, expected, file: file, line: line)
  }
}
