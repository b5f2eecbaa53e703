public import SpryKit
public import Testing

/// Expects that fakes received no calls except those that a check matched or a stub answered.
///
/// - Parameters:
///   - fake: a fake.
///   - others: more fakes.
///   - ignored: members whose calls do not matter, on every fake that has a member of that name.
///   - mark: a mark after which calls count; by default all calls count.
///   - sourceLocation: the location of a failure; by default the caller's.
///
/// ```swift
/// expectNoOtherCalls(api, db, ignoring: .log)
/// ```
///
/// A check that matched a call is one of whether and how often it was received, of the order, or a
/// wait for it. Reading calls is no check. A failure lists all calls and marks the others.
public func expectNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake, _ others: repeat each Other, ignoring ignored: Fake.Function...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: sourceLocation, showsCalls: true)
}

/// Expects the same when the second fake, and not the first, has the members to ignore.
@_disfavoredOverload
public func expectNoOtherCalls<Fake: Spyable, Second: Spyable, each Other: Spyable>(
  _ fake: Fake, _ second: Second, _ others: repeat each Other,
  ignoring ignored: Second.Function...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = noOtherCalls(fake, second, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: sourceLocation, showsCalls: true)
}

/// Expects the same, with the names of the members to ignore as string literals.
@_disfavoredOverload
public func expectNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake, _ others: repeat each Other, ignoring ignored: MemberName...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: sourceLocation, showsCalls: true)
}

/// Expects that types received no other calls in the current scope; otherwise like the form for
/// fakes.
public func expectNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  type fake: Fake.Type, _ others: repeat (each Other).Type,
  ignoring ignored: Fake.ClassFunction...,
  since mark: SpryMark = .start, sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = noOtherCalls(types: fake, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: sourceLocation, showsCalls: true)
}
