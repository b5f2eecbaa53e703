public import SpryKit
public import Testing

/// Expects that fakes received no calls except calls that a check matched, or a stub with
/// `expected(_:)` answered. Reads of properties and subscripts do not count.
///
/// - Parameters:
///   - fake: A fake.
///   - others: More fakes.
///   - ignored: The members to ignore, on every fake that has a member of that name.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// ```swift
/// expectNoOtherCalls(api, db, ignoring: .log)
/// ```
///
/// Checks of received calls, checks of the order, and waits match calls. Reading calls is not a
/// check. A failure lists all calls, and marks the others.
@discardableResult
public func expectNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: Fake.Function...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = CheckedFakes(fake, repeat each others).noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that fakes received no other calls, besides some.
///
/// - Parameters:
///   - fake: A fake.
///   - others: More fakes.
///   - ignored: The calls to ignore: `api.calls.log(.any)`, or `api.called(.log)`.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
@_disfavoredOverload
@discardableResult
public func expectNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = CheckedFakes(fake, repeat each others).noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that the fakes of an array received no other calls, besides some.
///
/// - Parameters:
///   - fakes: The fakes.
///   - ignored: The calls to ignore: `api.calls.log(.any)`, or `api.called(.log)`.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
@discardableResult
public func expectNoOtherCalls(
  _ fakes: [any Spyable], ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = CheckedFakes(fakes).noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that types received no other calls in the current scope.
///
/// The parameters are the same as for fakes.
@discardableResult
public func expectNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  type fake: Fake.Type, _ others: repeat (each Other).Type,
  ignoring ignored: Fake.ClassFunction...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = CheckedFakes(types: fake, repeat each others)
    .noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Not available, because the check is of all members of a fake.
@_disfavoredOverload
@available(
  *, unavailable, message: "expect these calls with 'expectHaveReceived', and then pass the fake"
)
public func expectNoOtherCalls(_ calls: some MemberCalls) {}
