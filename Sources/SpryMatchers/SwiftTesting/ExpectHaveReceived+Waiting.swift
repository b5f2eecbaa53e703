public import SpryKit

/// Expects that a fake receives a call, and waits for it.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should be called.
///   - arguments: what each argument should be: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default. The wait ends as soon as that is true.
///   - mark: where the calls begin that count; by default at the first.
///   - time: how long to wait at most.
///   - clock: the clock that measures it; a test's own, to be in control of time.
///   - isolation: the actor to stay on; that of the caller.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// The call itself ends the wait, nothing is polled; one that came before counts as well. A failure
/// says what `expectHaveReceived` says, how long it waited, and which calls have not been answered
/// yet. A wait that is cancelled ends at once, and fails only if there are too many calls.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake,
  _ function: Fake.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  since mark: SpryMark = .start,
  within time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let failure = await CallWait(fake, function, arguments, countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a fake does not receive a call for some time.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should not be called.
///   - arguments: the arguments with which it should not be. None means any arguments.
///   - mark: where the calls begin that count; by default at the first.
///   - time: how long to wait.
///   - clock: the clock that measures it; a test's own, to be in control of time.
///   - isolation: the actor to stay on; that of the caller.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// Fails at once when the call comes, or came before. A wait that is cancelled ends at once.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake,
  _ function: Fake.Function,
  with arguments: Any?...,
  since mark: SpryMark = .start,
  for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let failure = await CallWait(fake, function, arguments, .never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a type receives a call in the current scope, and waits for it.
///
/// - Parameters:
///   - fake: the type of the fake.
///   - function: the static member that should be called.
///   - arguments: what each argument should be: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default. The wait ends as soon as that is true.
///   - mark: where the calls begin that count; by default at the first.
///   - time: how long to wait at most.
///   - clock: the clock that measures it; a test's own, to be in control of time.
///   - isolation: the actor to stay on; that of the caller.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// The call itself ends the wait, nothing is polled; one that came before counts as well. A failure
/// says what `expectHaveReceived` says, how long it waited, and which calls have not been answered
/// yet. A wait that is cancelled ends at once, and fails only if there are too many calls.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type,
  _ function: Fake.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  since mark: SpryMark = .start,
  within time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let failure = await CallWait(fake, function, arguments, countSpecifier, since: mark)
    .failure(isolation: isolation, within: time, clock: clock)
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a type does not receive a call in the current scope for some time.
///
/// - Parameters:
///   - fake: the type of the fake.
///   - function: the static member that should not be called.
///   - arguments: the arguments with which it should not be. None means any arguments.
///   - mark: where the calls begin that count; by default at the first.
///   - time: how long to wait.
///   - clock: the clock that measures it; a test's own, to be in control of time.
///   - isolation: the actor to stay on; that of the caller.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// Fails at once when the call comes, or came before. A wait that is cancelled ends at once.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type,
  _ function: Fake.ClassFunction,
  with arguments: Any?...,
  since mark: SpryMark = .start,
  for time: Duration,
  clock: some Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let failure = await CallWait(fake, function, arguments, .never, since: mark)
    .failure(isolation: isolation, throughout: time, clock: clock)
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}
