public import SpryKit
import Testing

/// Asserts that any member of a fake was called.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, file: StaticString = #filePath, line: UInt = #line
) {
  Reporter.report(
    haveRecordedCalls(fake.callListing, on: fake.spryLabel), at: SourceLocation(file, line))
}

/// Asserts that no member of a fake was called.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, file: StaticString = #filePath, line: UInt = #line
) {
  Reporter.report(
    haveNoRecordedCalls(fake.callListing, on: fake.spryLabel), at: SourceLocation(file, line))
}

/// Asserts that any static member of a type was called in the current scope.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) {
  Reporter.report(
    haveRecordedCalls(fake.callListing, on: "\(fake)"), at: SourceLocation(file, line))
}

/// Asserts that no static member of a type was called in the current scope.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) {
  Reporter.report(
    haveNoRecordedCalls(fake.callListing, on: "\(fake)"), at: SourceLocation(file, line))
}
