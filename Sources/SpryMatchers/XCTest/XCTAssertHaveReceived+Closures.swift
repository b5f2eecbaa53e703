public import SpryKit

/// Asserts that a closure was called.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: what each argument should have been: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default.
///   - mark: where the calls begin that count; by default at the first.
///   - file: the caller's file.
///   - line: the caller's line.
///
/// A failure says what was expected and seen, and why the nearest calls did not fit.
public func XCTAssertHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let result = closure.didCall(
    .call, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  Reporter.assert(result.failureDescription, at: SpryLocation(file: file, line: line))
}

/// Asserts that a closure was not called.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: the arguments with which it should not have been. None means any arguments.
///   - mark: where the calls begin that count; by default at the first.
///   - file: the caller's file.
///   - line: the caller's line.
public func XCTAssertHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let result = closure.didCall(
    .call, withArguments: arguments, countSpecifier: .never, since: mark)
  Reporter.assert(result.failureDescription, at: SpryLocation(file: file, line: line))
}

/// Asserts that a closure is called, and waits for it.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: what each argument should be. None means any arguments.
///   - countSpecifier: how often; at least once by default. The wait ends as soon as that is true.
///   - mark: where the calls begin that count; by default at the first.
///   - time: how long to wait at most.
///   - clock: the clock that measures it; a test's own, to be in control of time.
///   - isolation: the actor to stay on; that of the caller.
///   - file: the caller's file.
///   - line: the caller's line.
public func XCTAssertHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  since mark: SpryMark = .start,
  within time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let failure = await CallWait(closure, .call, arguments, countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  Reporter.assert(failure, at: SpryLocation(file: file, line: line))
}

/// Asserts that a closure is not called for some time.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: the arguments with which it should not be. None means any arguments.
///   - mark: where the calls begin that count; by default at the first.
///   - time: how long to wait.
///   - clock: the clock that measures it; a test's own, to be in control of time.
///   - isolation: the actor to stay on; that of the caller.
///   - file: the caller's file.
///   - line: the caller's line.
public func XCTAssertHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  since mark: SpryMark = .start,
  for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let failure = await CallWait(closure, .call, arguments, .never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  Reporter.assert(failure, at: SpryLocation(file: file, line: line))
}
