public import SpryKit
public import Testing

/// Expects calls of a typed member.
///
/// - Parameters:
///   - calls: The member with its expected arguments: `service.calls.load(id: "42")`.
///   - count: The expected number of calls. The default is the number of `times(_:)`, or else at least
///     one.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// ```swift
/// expectHaveReceived(service.calls.load(id: "42"), .once)
/// ```
///
/// A failure states what was expected and seen, and why the nearest calls did not match.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(calls.failure(count, since: mark), at: sourceLocation)
}

/// Expects no calls of a typed member, or not this number of calls.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - count: The number of calls that should not have been received. The default is the number of
///     `times(_:)`, or else at least one.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
@discardableResult
public func expectHaveNotReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(calls.failure(not: count, since: mark), at: sourceLocation)
}

/// Expects calls of a typed member, and waits for them.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - count: The expected number of calls. The default is the number of `times(_:)`, or else at least
///     one. The wait ends as soon as the number is right.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - time: The longest time to wait.
///   - clock: The clock that measures the time. Pass a clock of your own to control it.
///   - isolation: The actor to stay on. The default is the caller's.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// The call itself ends the wait. Nothing is polled. An earlier call counts as well.
@discardableResult
public func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  let failure = await calls.wait(count, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects no calls of a typed member for some time.
///
/// - Parameters:
///   - calls: The member with its expected arguments.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - time: How long to wait.
///   - clock: The clock that measures the time. Pass a clock of your own to control it.
///   - isolation: The actor to stay on. The default is the caller's.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// It fails at once when the call comes, or if it came before. A cancelled wait ends at once.
@discardableResult
public func expectHaveNotReceived(
  _ calls: some MemberCalls, since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  let failure = await calls.wait(.never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Not available, because `stub` only stubs.
@available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
@discardableResult
public func expectHaveReceived<Arguments, Result, Effects: MemberEffects>(
  _ calls: FakeMember<StubRole, Arguments, Result, Effects>,
  _ count: CountSpecifier = .atLeast(1)
) -> Bool { false }

/// Not available, because `stub` only stubs.
@available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
@discardableResult
public func expectHaveNotReceived<Arguments, Result, Effects: MemberEffects>(
  _ calls: FakeMember<StubRole, Arguments, Result, Effects>,
  _ count: CountSpecifier = .atLeast(1)
) -> Bool { false }

/// A check of a member itself, which has already been called.
@available(*, unavailable, message: "write '.calls' after the fake to check calls")
public func expectHaveReceived(_ result: Void, _ count: CountSpecifier = .atLeast(1)) {}

/// A check of a member itself, which has already been called.
@available(*, unavailable, message: "write '.calls' after the fake to check calls")
public func expectHaveNotReceived(_ result: Void, _ count: CountSpecifier = .atLeast(1)) {}
