public import SpryKit
public import Testing

/// Expects calls of a member.
///
/// - Parameters:
///   - calls: The member with its expected arguments: `service.calls.load(id: "42")`, or
///     `service.called(.load, with: "42")`.
///   - count: The expected number of calls. The default is the number of `times(_:)`, or else at
///     least one.
///   - comment: A text that the failure ends its first line with.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
///
/// ```swift
/// expectHaveReceived(service.calls.load(id: "42"), .once)
/// ```
///
/// A failure states what was expected and seen, and why the nearest calls did not match. A number
/// that cannot fail, or cannot pass, is a failure: `.atLeast(0)`, `.exactly(-1)`.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  _ comment: String = "",
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  Reporter.report(
    calls.query.check(count).failureDescription, comment,
    at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Expects no calls of a member.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - comment: A text that the failure ends its first line with.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
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

/// Expects calls of a member, and waits for them.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - count: The expected number of calls. The default is the number of `times(_:)`, or else at
///     least one. The wait ends as soon as the number is right. A number that allows no call is a
///     failure, because it is right before the wait.
///   - comment: A text that the failure ends its first line with.
///   - time: The longest time to wait.
///   - isolation: The actor to stay on. The default is the caller's.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
///
/// The wait ends once the stub of the call has been chosen. Nothing is polled. An earlier call counts as well.
///
/// A failure has the text of a check without a wait. It also states how long the wait was, and
/// which calls have not been answered yet. A cancelled wait ends at once, and fails only if there
/// are too many calls.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  _ comment: String = "", within time: SpryDuration,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let failure = await CallWait(calls.query.with(count))
    .failure(isolation: isolation, within: Delay(time))
  return Reporter.report(failure, comment, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Expects no calls of a member for some time.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - comment: A text that the failure ends its first line with.
///   - time: How long to wait.
///   - isolation: The actor to stay on. The default is the caller's.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
///
/// It fails at once when the call comes, or if it came before. A cancelled wait ends at once.
@discardableResult
public func expectHaveNotReceived(
  _ calls: some MemberCalls, _ comment: String = "", for time: SpryDuration,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let failure = await CallWait(calls.query).failureOfNoCalls(isolation: isolation, for: Delay(time))
  return Reporter.report(failure, comment, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Expects calls of a member, and waits for them on a clock.
///
/// The parameters and the result are the same as without a clock, with one more: the clock that
/// measures the time. A test can pass its own, to control time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@_disfavoredOverload
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  _ comment: String = "", within time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let failure = await CallWait(calls.query.with(count))
    .failure(isolation: isolation, within: Delay(time, on: clock))
  return Reporter.report(failure, comment, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Expects no calls of a member for some time on a clock.
///
/// The parameters and the result are the same as without a clock, with one more: the clock that
/// measures the time. A test can pass its own, to control time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@_disfavoredOverload
@discardableResult
public func expectHaveNotReceived(
  _ calls: some MemberCalls, _ comment: String = "", for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let failure = await CallWait(calls.query)
    .failureOfNoCalls(isolation: isolation, for: Delay(time, on: clock))
  return Reporter.report(failure, comment, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Expects at least one call of a member, or the number of `times(_:)`.
///
/// The parameters and the result are the same as with a number.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ comment: String,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  expectHaveReceived(
    calls, nil, comment, sourceLocation: sourceLocation ?? .init(fileID, file, line, column))
}

/// Not available, because the argument is not the calls of a member.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "pass the calls of a member, with its arguments: 'fake.calls.load(id: .any)', or of a closure: 'done.calls(.any)'"
)
public func expectHaveReceived(_ other: Any) {}

/// Not available, because the argument is not the calls of a member.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "pass the calls of a member, with its arguments: 'fake.calls.load(id: .any)', or of a closure: 'done.calls(.any)'"
)
public func expectHaveNotReceived(_ other: Any) {}

/// Not available, because a check that expects no calls has no number.
@_disfavoredOverload
@available(*, unavailable, message: "leave the number out: the check expects no calls")
public func expectHaveNotReceived(_ calls: some MemberCalls, _ count: CountSpecifier) {}

/// Not available, because a number alone could mean exactly or at least.
@_disfavoredOverload
@available(*, unavailable, message: "write the number as '.exactly(…)' or '.atLeast(…)'")
public func expectHaveReceived(_ calls: some MemberCalls, _ count: Int) {}
