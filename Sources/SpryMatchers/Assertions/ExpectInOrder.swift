public import SpryKit
public import Testing

/// Verifies that calls were made in the given order, across fakes.
///
/// - Parameters:
///   - mark: A mark. Only calls after the mark count. By default, all calls count.
///   - calls: The calls, one per line. An empty list is a failure.
///   - sourceLocation: The location of a failure. The default is the caller's location, which the
///     parameters below contain.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the assertion passed.
///
/// Other calls can be made in between. To exclude other calls, use `expectExactlyInOrder`.
///
/// ```swift
/// expectInOrder {
///   database.calls.begin()
///   mailer.calls.send(.any, to: "ann@example.com")
///   database.calls.commit()
/// }
/// ```
///
/// Each line matches the earliest call after the calls that the previous line matched. A line with
/// a count, such as `.times(.exactly(3))`, first matches as many calls as it needs, and then more,
/// up to the first call that the next line matches. A failure shows the expected calls beside the
/// calls that were made.
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

/// Verifies that the fakes in the list received exactly the listed calls, in order.
///
/// The parameters are the same as for
/// ``expectInOrder(since:_:sourceLocation:fileID:file:line:column:)``, but a call without a count
/// is expected once, and `ignored` lists other calls that may come, such as reads of a property:
///
/// ```swift
/// expectExactlyInOrder(ignoring: wire.calls.logger) {
///   wire.calls.connect()
///   wire.calls.receive()
/// }
/// ```
@discardableResult
public func expectExactlyInOrder(
  ignoring ignored: any MemberCalls..., since mark: SpryMark = .start,
  @ExpectedCallsBuilder _ calls: () -> [CallQuery],
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  Reporter.report(
    SpryCheck.orderFailure(
      exactly: true, ignoring: ignored.map(\.query), since: mark, calls),
    at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Unavailable because the calls belong in braces, one on each line.
@_disfavoredOverload
@available(*, unavailable, message: "write the calls in braces, one on each line")
public func expectInOrder(_ first: some MemberCalls, _ others: any MemberCalls...) {}

/// Unavailable because the calls belong in braces, one on each line.
@_disfavoredOverload
@available(*, unavailable, message: "write the calls in braces, one on each line")
public func expectExactlyInOrder(_ first: some MemberCalls, _ others: any MemberCalls...) {}
