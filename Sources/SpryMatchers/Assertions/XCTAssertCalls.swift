public import SpryKit
import Testing

/// Asserts calls of a member.
///
/// The parameters are the same as for `expectHaveReceived`.
@discardableResult
public func XCTAssertHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(calls.query.check(count).failureDescription, at: SourceLocation(file, line))
}

/// Asserts that there are no calls of a member.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived(
  _ calls: some MemberCalls, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(calls.query.failureOfNoCalls, at: SourceLocation(file, line))
}

/// Asserts calls of a member, and waits for them.
///
/// The parameters are the same as for `expectHaveReceived`.
@discardableResult
public func XCTAssertHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, within time: SpryDuration,
  isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
  let failure = await CallWait(calls.query.with(count))
    .failure(isolation: isolation, within: Delay(time))
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that there are no calls of a member for some time.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived(
  _ calls: some MemberCalls, for time: SpryDuration,
  isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
  let failure = await CallWait(calls.query).failureOfNoCalls(isolation: isolation, for: Delay(time))
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts calls of a member, and waits for them on a clock.
///
/// The parameters are the same as for `expectHaveReceived`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@_disfavoredOverload
@discardableResult
public func XCTAssertHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil, within time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
  let failure = await CallWait(calls.query.with(count))
    .failure(isolation: isolation, within: Delay(time, on: clock))
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that there are no calls of a member for some time on a clock.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@_disfavoredOverload
@discardableResult
public func XCTAssertHaveNotReceived(
  _ calls: some MemberCalls, for time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
  let failure = await CallWait(calls.query)
    .failureOfNoCalls(isolation: isolation, for: Delay(time, on: clock))
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Not available, because the argument is not the calls of a member.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "pass the calls of a member, with its arguments: 'fake.calls.load(id: .any)', or of a closure: 'done.calls(.any)'"
)
public func XCTAssertHaveReceived(_ other: Any) {}

/// Not available, because the argument is not the calls of a member.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "pass the calls of a member, with its arguments: 'fake.calls.load(id: .any)', or of a closure: 'done.calls(.any)'"
)
public func XCTAssertHaveNotReceived(_ other: Any) {}

/// Not available, because a check that expects no calls has no number.
@_disfavoredOverload
@available(*, unavailable, message: "leave the number out: the check expects no calls")
public func XCTAssertHaveNotReceived(_ calls: some MemberCalls, _ count: CountSpecifier) {}

/// Not available, because a number alone could mean exactly or at least.
@_disfavoredOverload
@available(*, unavailable, message: "write the number as '.exactly(…)' or '.atLeast(…)'")
public func XCTAssertHaveReceived(_ calls: some MemberCalls, _ count: Int) {}
