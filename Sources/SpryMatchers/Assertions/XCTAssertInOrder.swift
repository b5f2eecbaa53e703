public import SpryKit
import Testing

/// Asserts that calls came in this order, across fakes. Other calls may come in between.
///
/// The parameters are the same as for `expectInOrder`.
@discardableResult
public func XCTAssertInOrder(
  since mark: SpryMark = .start, @ExpectedCallsBuilder _ calls: () -> [CallQuery],
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(SpryCheck.orderFailure(since: mark, calls), at: SourceLocation(file, line))
}

/// Asserts that the named fakes received these calls in this order, and no others.
///
/// The parameters are the same as for `expectExactlyInOrder`.
@discardableResult
public func XCTAssertExactlyInOrder(
  since mark: SpryMark = .start, @ExpectedCallsBuilder _ calls: () -> [CallQuery],
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(
    SpryCheck.orderFailure(exactly: true, since: mark, calls), at: SourceLocation(file, line))
}

/// Asserts that the first call that matches one came before the first that matches another.
///
/// The parameters are the same as for `expectCalled`.
@discardableResult
public func XCTAssertCalled(
  _ first: some MemberCalls, before second: some MemberCalls, since mark: SpryMark = .start,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(
    SpryCheck.orderFailure(first, before: second, since: mark), at: SourceLocation(file, line))
}
