public import SpryKit
public import Testing

/// Verifies that a member was called.
///
/// - Parameters:
///   - calls: The calls to look for: `service.calls.load(id: "42")`, or `service.called(.load)` in
///     a hand-written fake.
///   - count: The expected number of calls. The default is the number from `times(_:)`, or at least
///     one.
///   - comment: A comment at the end of the failure's first line.
///   - sourceLocation: The location of a failure. The default is the caller's location, which the
///     parameters below contain.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the assertion passed.
///
/// Use this assertion after the code under test has run. To wait for a call, pass `within:`.
/// Arguments are plain values or matchers:
///
/// ```swift
/// expectHaveReceived(service.calls.load(id: "42"), .once)
/// expectHaveReceived(mailer.calls.send(.prefix("Hello"), to: .any), "a greeting")
/// ```
///
/// A failure lists the calls that came closest to matching. The assertion always fails if its count
/// is always or never met, as with `.atLeast(0)` or `.exactly(-1)`.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  _ comment: String = "",
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  Reporter.report(
    calls.query.check(count).failure, comment,
    at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Verifies that a member was not called.
///
/// The parameters are the same as for
/// ``expectHaveReceived(_:_:_:sourceLocation:fileID:file:line:column:)``, without the count.
///
/// The assertion doesn't wait, so it passes even if a call is made later. To keep verifying for
/// some time, pass `for:`.
///
/// ```swift
/// expectHaveNotReceived(mailer.calls.send(.any, to: "bob@example.com"))
/// ```
///
/// If no call could match the arguments, for example because their type has no `==`, the assertion
/// would always pass. It therefore fails instead.
@discardableResult
public func expectHaveNotReceived(
  _ calls: some MemberCalls, _ comment: String = "",
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  Reporter.report(
    calls.query.failureOfNoCalls, comment,
    at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Waits until a member has been called.
///
/// The parameters are the same as for
/// ``expectHaveReceived(_:_:_:sourceLocation:fileID:file:line:column:)``, plus the longest time to
/// wait and the actor to stay on, which is the caller's actor by default. The wait ends when the
/// count is met. If the count allows zero calls, as with `.never`, the assertion fails.
///
/// Use this assertion if the code under test makes the call in a task, on a queue, or in a
/// callback. Calls that were made before the wait count too. The wait doesn't poll: it ends as soon
/// as a stub has been chosen for the call.
///
/// ```swift
/// await expectHaveReceived(mailer.calls.close(), within: .seconds(5))
/// ```
///
/// A failure also states how long the assertion waited, and which calls are still running. If the
/// task is cancelled, the wait ends at once, and the assertion fails only if there were too many
/// calls.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  _ comment: String = "", within time: SpryDuration,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let failure = await CallWait(calls.query.with(count))
    .failure(isolation: isolation, within: time)
  return Reporter.report(failure, comment, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Verifies for some time that a member is not called.
///
/// The parameters are the same as for
/// ``expectHaveNotReceived(_:_:sourceLocation:fileID:file:line:column:)``, plus the time to wait
/// and the actor to stay on, which is the caller's actor by default.
///
/// The assertion fails as soon as the member is called, or at once if it was already called. A
/// cancelled wait ends at once.
@discardableResult
public func expectHaveNotReceived(
  _ calls: some MemberCalls, _ comment: String = "", for time: SpryDuration,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let failure = await CallWait(calls.query).failureOfNoCalls(isolation: isolation, for: time)
  return Reporter.report(failure, comment, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Verifies that a member was called. This form takes a comment but no count.
///
/// See ``expectHaveReceived(_:_:_:sourceLocation:fileID:file:line:column:)``.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ comment: String,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  expectHaveReceived(
    calls, nil, comment, sourceLocation: sourceLocation ?? .init(fileID, file, line, column))
}
