public import SpryKit
public import Testing

/// Expects that a fake receives a call, and waits for it.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The member that should be called.
///   - arguments: The expected arguments. Each is a value, an `Argument`, or an `ArgumentCaptor`,
///     which captures from the calls that match. Without them, any arguments match.
///   - countSpecifier: The expected number of calls. The default is at least one. The wait ends as soon
///     as the number is right.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - time: The longest time to wait.
///   - clock: The clock that measures the time. Pass a clock of your own to control it.
///   - isolation: The actor to stay on. The default is the caller's.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// The call itself ends the wait. Nothing is polled. An earlier call counts as well.
///
/// A failure has the text of a check without a wait. It also states how long the wait was, and which
/// calls have not been answered yet. A cancelled wait ends at once, and fails only if there are too
/// many calls.
@discardableResult
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  guard let fake else {
    return Reporter.report(nilFailure(of: fake, function), at: sourceLocation)
  }
  let failure = await query(fake, function, arguments).wait(countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a fake does not receive a call for some time.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The member that should not be called.
///   - arguments: The arguments with which it should not be called. Without them, any arguments match.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - time: How long to wait.
///   - clock: The clock that measures the time. Pass a clock of your own to control it.
///   - isolation: The actor to stay on. The default is the caller's.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// It fails at once when the call comes, or if it came before. A cancelled wait ends at once.
@discardableResult
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  guard let fake else {
    return Reporter.report(nilFailure(of: fake, function), at: sourceLocation)
  }
  let failure = await query(fake, function, arguments).wait(.never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a type receives a call in the current scope, and waits for it.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  let failure = await query(type: fake, function, arguments).wait(countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a type does not receive a call in the current scope for some time.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  let failure = await query(type: fake, function, arguments).wait(.never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a closure is called, and waits for it.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>?, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  guard let closure else {
    return Reporter.report(nilFailure(of: closure, .call), at: sourceLocation)
  }
  let failure = await query(closure, .call, arguments).wait(countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a closure is not called for some time.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>?, with arguments: Any?...,
  since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  guard let closure else {
    return Reporter.report(nilFailure(of: closure, .call), at: sourceLocation)
  }
  let failure = await query(closure, .call, arguments).wait(.never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  return Reporter.report(failure, at: sourceLocation)
}
