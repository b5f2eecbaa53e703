import SpryKit
import Testing

// The checks behind the assertions of both frameworks. Each returns its failure, or nil.
// An assertion reports it. `SpryKit` has the others: `didCall`, `CallWait`, and `SpryCheck`.

/// Checks that a fake, which must not be nil, received this number of calls.
func failure<Fake: Spyable>(
  of fake: Fake?, _ function: Fake.Function, _ arguments: [Any?], _ count: CountSpecifier,
  since mark: SpryMark
) -> String? {
  guard let fake else { return nilFailure(of: fake, function) }
  return query(fake, function, arguments).failure(count, since: mark)
}

/// Checks that a fake, which must not be nil, did not receive this number of calls.
func failure<Fake: Spyable>(
  of fake: Fake?, _ function: Fake.Function, _ arguments: [Any?], not count: CountSpecifier,
  since mark: SpryMark
) -> String? {
  guard let fake else { return nilFailure(of: fake, function) }
  return query(fake, function, arguments).failure(not: count, since: mark)
}

/// Makes the query for calls of a fake's member.
func query<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, _ arguments: [Any?]
) -> CallQuery {
  CallQuery(FakeHandle(fake), function, arguments)
}

/// Makes the query for calls of a type's member in the current scope.
func query<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, _ arguments: [Any?]
) -> CallQuery {
  CallQuery(FakeHandle(type: fake), function, arguments)
}

extension MemberCalls {
  /// Checks that there is this number of calls.
  func failure(_ count: CountSpecifier?, since mark: SpryMark) -> String? {
    didCall(count, since: mark).failureDescription
  }

  /// Checks that there is not this number of calls.
  func failure(not count: CountSpecifier?, since mark: SpryMark) -> String? {
    didCall(count, since: mark).oppositeFailureDescription
  }

  /// Makes a wait for this number of calls.
  func wait(_ count: CountSpecifier?, since mark: SpryMark) -> CallWait {
    CallWait(query.with(count, since: mark))
  }
}

/// Checks that any member of a fake, which must not be nil, was called.
func haveRecordedCalls<Fake: Spyable>(of fake: Fake?) -> String? {
  guard let fake else { return nilFailure(of: fake) }
  return fake.callListing.count == 0 ? noCallsMessage(fake.spryLabel) : nil
}

/// Checks that no member of a fake, which must not be nil, was called.
func haveNoRecordedCalls<Fake: Spyable>(of fake: Fake?) -> CheckFailure? {
  guard let fake else { return CheckFailure(nilFailure(of: fake), callCount: 0) }
  return unexpectedCalls(fake.callListing, on: fake.spryLabel)
}

/// Checks that any static member of a type was called.
func haveRecordedCalls<Fake: Spyable>(of fake: Fake.Type) -> String? {
  fake.callListing.count == 0 ? noCallsMessage("\(fake)") : nil
}

/// Checks that no static member of a type was called.
func haveNoRecordedCalls<Fake: Spyable>(of fake: Fake.Type) -> CheckFailure? {
  unexpectedCalls(fake.callListing, on: "\(fake)")
}

private func unexpectedCalls(_ calls: CallListing, on fake: String) -> CheckFailure? {
  calls.count > 0
    ? CheckFailure(unexpectedCallsMessage(fake, calls), callCount: calls.count) : nil
}

/// Checks that fakes, of which none may be nil, received no other calls.
func noOtherCalls<Name: StringRepresentable, each Fake: Spyable>(
  _ fakes: repeat (each Fake)?, ignoring ignored: [Name], since mark: SpryMark
) -> CheckFailure? {
  var (checked, failure): ([FakeHandle], String?) = ([], nil)
  repeat add(each fakes, to: &checked, &failure)
  if let failure { return CheckFailure(failure, callCount: 0) }
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}

/// Checks that fakes, of which none may be nil, received no other calls, besides those of some typed members.
func noOtherCalls<each Fake: Spyable>(
  _ fakes: repeat (each Fake)?, ignoring ignored: [any MemberCalls], since mark: SpryMark
) -> CheckFailure? {
  var (checked, failure): ([FakeHandle], String?) = ([], nil)
  repeat add(each fakes, to: &checked, &failure)
  if let failure { return CheckFailure(failure, callCount: 0) }
  return SpryCheck.noOtherCalls(of: checked, ignoring: [], ignored, since: mark)
}

/// Checks that fakes received no other calls, besides those of some typed members.
func noOtherCalls(
  of fakes: [any Spyable], ignoring ignored: [any MemberCalls], since mark: SpryMark
) -> CheckFailure? {
  SpryCheck.noOtherCalls(of: fakes.map { FakeHandle($0) }, ignoring: [], ignored, since: mark)
}

/// Adds a fake to those that are checked, or the failure of a fake that is nil.
private func add<Fake: Spyable>(
  _ fake: Fake?, to checked: inout [FakeHandle], _ failure: inout String?
) {
  if let fake { checked.append(FakeHandle(fake)) } else { failure = nilFailure(of: fake) }
}

/// Checks that types received no other calls in the current scope.
func noOtherCalls<Name: StringRepresentable, each Fake: Spyable>(
  types: repeat (each Fake).Type, ignoring ignored: [Name], since mark: SpryMark
) -> CheckFailure? {
  var checked: [FakeHandle] = []
  repeat checked.append(FakeHandle(type: each types))
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}
