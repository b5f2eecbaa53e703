public import SpryKit
import Testing

/// Asserts calls of a typed member.
///
/// - Parameters:
///   - calls: The member with its expected arguments: `service.calls.load(id: "42")`.
///   - count: The expected number of calls. The default is the number of `times(_:)`, or else at least
///     one.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// ```swift
/// XCTAssertHaveReceived(service.calls.load(id: "42"), .once)
/// ```
///
/// A failure states what was expected and seen, and why the nearest calls did not match.
@discardableResult
public func XCTAssertHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, since mark: SpryMark = .start,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(calls.failure(count, since: mark), at: SourceLocation(file, line))
}

/// Asserts that there were no calls of a typed member, or not this number of calls.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - count: The number of calls that should not have been received. The default is the number of
///     `times(_:)`, or else at least one.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
@discardableResult
public func XCTAssertHaveNotReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, since mark: SpryMark = .start,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(calls.failure(not: count, since: mark), at: SourceLocation(file, line))
}

/// Asserts calls of a typed member, and waits for them.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - count: The expected number of calls. The default is the number of `times(_:)`, or else at least
///     one. The wait ends as soon as the number is right.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - time: The longest time to wait.
///   - clock: The clock that measures the time. Pass a clock of your own to control it.
///   - isolation: The actor to stay on. The default is the caller's.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// The call itself ends the wait. Nothing is polled. An earlier call counts as well.
@discardableResult
public func XCTAssertHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
  let failure = await calls.wait(count, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that there are no calls of a typed member for some time.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - time: How long to wait.
///   - clock: The clock that measures the time. Pass a clock of your own to control it.
///   - isolation: The actor to stay on. The default is the caller's.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// It fails at once when the call comes, or if it came before. A cancelled wait ends at once.
@discardableResult
public func XCTAssertHaveNotReceived(
  _ calls: some MemberCalls, since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
  let failure = await calls.wait(.never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Not available, because `stub` only stubs.
@available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
@discardableResult
public func XCTAssertHaveReceived<Arguments, Result, Effects: MemberEffects>(
  _ calls: FakeMember<StubRole, Arguments, Result, Effects>,
  _ count: CountSpecifier = .atLeast(1)
) -> Bool { false }

/// Not available, because `stub` only stubs.
@available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
@discardableResult
public func XCTAssertHaveNotReceived<Arguments, Result, Effects: MemberEffects>(
  _ calls: FakeMember<StubRole, Arguments, Result, Effects>,
  _ count: CountSpecifier = .atLeast(1)
) -> Bool { false }

/// A check of a member itself, which has already been called.
@available(*, unavailable, message: "write '.calls' after the fake to check calls")
public func XCTAssertHaveReceived(_ result: Void, _ count: CountSpecifier = .atLeast(1)) {}

/// A check of a member itself, which has already been called.
@available(*, unavailable, message: "write '.calls' after the fake to check calls")
public func XCTAssertHaveNotReceived(_ result: Void, _ count: CountSpecifier = .atLeast(1)) {}
