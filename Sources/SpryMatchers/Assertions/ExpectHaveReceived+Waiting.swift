public import SpryKit
public import Testing

/// Expects that a fake receives a call, and waits for it.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should be called.
///   - arguments: what each argument should be: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that match. None means any arguments.
///   - countSpecifier: how often; at least once by default. The wait ends as soon as that is true.
///   - mark: a mark after which calls count; by default all calls count.
///   - time: the longest time to wait.
///   - clock: the clock that measures the time; pass a test's own to control it.
///   - isolation: the actor to stay on; by default the caller's.
///   - sourceLocation: the location of a failure; by default the caller's.
///
/// The call itself ends the wait, nothing is polled; an earlier call counts as well. A failure has the
/// text of a check without a wait, and states how long it waited and which calls have not been
/// answered yet. A cancelled wait ends at once, and fails only if there are too many calls.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await CallWait(fake, function, arguments, countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  Reporter.report(failure, at: sourceLocation)
}

/// Expects that a fake does not receive a call for some time.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should not be called.
///   - arguments: the arguments with which it should not be called. None means any arguments.
///   - mark: a mark after which calls count; by default all calls count.
///   - time: how long to wait.
///   - clock: the clock that measures the time; pass a test's own to control it.
///   - isolation: the actor to stay on; by default the caller's.
///   - sourceLocation: the location of a failure; by default the caller's.
///
/// Fails at once when the call comes, or came before. A cancelled wait ends at once.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await CallWait(fake, function, arguments, .never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  Reporter.report(failure, at: sourceLocation)
}

/// Expects that a type receives a call in the current scope, and waits for it; otherwise like
/// the form for a fake.
public func expectHaveReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await CallWait(fake, function, arguments, countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  Reporter.report(failure, at: sourceLocation)
}

/// Expects that a type does not receive a call in the current scope for some time; otherwise like
/// the form for a fake.
public func expectHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await CallWait(fake, function, arguments, .never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  Reporter.report(failure, at: sourceLocation)
}

/// Expects that a closure is called, and waits for it; otherwise like the form for a fake.
public func expectHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  within time: Duration, clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await CallWait(closure, .call, arguments, countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  Reporter.report(failure, at: sourceLocation)
}

/// Expects that a closure is not called for some time; otherwise like the form for a fake.
public func expectHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>, with arguments: Any?...,
  since mark: SpryMark = .start, for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let failure = await CallWait(closure, .call, arguments, .never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  Reporter.report(failure, at: sourceLocation)
}
