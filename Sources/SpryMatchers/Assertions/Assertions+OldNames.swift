public import SpryKit

// Names from SpryKit 3. The compiler offers to replace them.

/// Asserts that at least one member of a fake was called. Deprecated, because
/// `XCTAssertHaveRecordedCalls` does the same.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "XCTAssertHaveRecordedCalls(_:file:line:)")
@discardableResult
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  XCTAssertHaveRecordedCalls(fake, file: file, line: line)
}

/// Asserts that no member of a fake was called. Deprecated, because `XCTAssertHaveNoRecordedCalls`
/// does the same.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "XCTAssertHaveNoRecordedCalls(_:file:line:)")
@discardableResult
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  XCTAssertHaveNoRecordedCalls(fake, file: file, line: line)
}
