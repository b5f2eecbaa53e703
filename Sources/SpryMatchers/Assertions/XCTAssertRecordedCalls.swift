public import SpryKit
import Testing

/// Asserts that any member of a fake was called.
@discardableResult
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(haveRecordedCalls(of: fake), at: SourceLocation(file, line))
}

/// Asserts that no member of a fake was called.
@discardableResult
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(haveNoRecordedCalls(of: fake), at: SourceLocation(file, line))
}

/// Asserts that any static member of a type was called in the current scope.
@discardableResult
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(haveRecordedCalls(of: fake), at: SourceLocation(file, line))
}

/// Asserts that no static member of a type was called in the current scope.
@discardableResult
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(haveNoRecordedCalls(of: fake), at: SourceLocation(file, line))
}
