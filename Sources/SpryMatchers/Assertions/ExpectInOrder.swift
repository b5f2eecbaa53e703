public import SpryKit
public import Testing

/// Expects that calls came in this order, across fakes. Other calls may come in between.
///
/// - Parameters:
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - calls: The calls, one per line. An empty list is a failure.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
///
/// ```swift
/// expectInOrder {
///   db.calls.begin()
///   api.calls.send(1)
///   db.calls.commit()
/// }
/// ```
///
/// Each line takes the earliest call that matches and comes after the calls of the line before. A
/// line with a count takes the calls up to the first that matches the next line. A failure shows
/// the expected calls beside the calls that came.
@discardableResult
public func expectInOrder(
  since mark: SpryMark = .start, @ExpectedCallsBuilder _ calls: () -> [CallQuery],
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  Reporter.report(
    SpryCheck.orderFailure(since: mark, calls),
    at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Expects that the named fakes received these calls in this order, and no others.
///
/// - Parameters:
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - calls: The calls, one per line. A call without a count is expected once.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
@discardableResult
public func expectExactlyInOrder(
  since mark: SpryMark = .start, @ExpectedCallsBuilder _ calls: () -> [CallQuery],
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  Reporter.report(
    SpryCheck.orderFailure(exactly: true, since: mark, calls),
    at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Not available, because the calls are in braces, one on each line.
@_disfavoredOverload
@available(*, unavailable, message: "write the calls in braces, one on each line")
public func expectInOrder(_ first: some MemberCalls, _ others: any MemberCalls...) {}

/// Not available, because the calls are in braces, one on each line.
@_disfavoredOverload
@available(*, unavailable, message: "write the calls in braces, one on each line")
public func expectExactlyInOrder(_ first: some MemberCalls, _ others: any MemberCalls...) {}
