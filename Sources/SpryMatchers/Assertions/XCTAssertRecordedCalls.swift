public import SpryKit
import Testing

/// Asserts that any member of a fake was called.
@discardableResult
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = failure(of: fake) { haveRecordedCalls($0.callListing, of: $0.spryLabel) }
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that no member of a fake was called.
@discardableResult
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  guard let fake else {
    return Reporter.report(nilFailure(of: fake), at: SourceLocation(file, line))
  }
  let failure = haveNoRecordedCalls(fake.callListing, of: fake.spryLabel)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that any static member of a type was called in the current scope.
@discardableResult
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(
    haveRecordedCalls(fake.callListing, of: "\(fake)"), at: SourceLocation(file, line))
}

/// Asserts that no static member of a type was called in the current scope.
@discardableResult
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(
    haveNoRecordedCalls(fake.callListing, of: "\(fake)"), at: SourceLocation(file, line))
}
