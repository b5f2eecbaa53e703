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
  return fake.didCall(
    function, withArguments: arguments, countSpecifier: count, since: mark
  ).failureDescription
}

/// Checks that a fake, which must not be nil, did not receive this number of calls.
func failure<Fake: Spyable>(
  of fake: Fake?, _ function: Fake.Function, _ arguments: [Any?], not count: CountSpecifier,
  since mark: SpryMark
) -> String? {
  guard let fake else { return nilFailure(of: fake, function) }
  return fake.didCall(
    function, withArguments: arguments, countSpecifier: count, since: mark
  ).oppositeFailureDescription
}

/// Checks that a type received this number of calls in the current scope.
func failure<Fake: Spyable>(
  of fake: Fake.Type, _ function: Fake.ClassFunction, _ arguments: [Any?],
  _ count: CountSpecifier, since mark: SpryMark
) -> String? {
  fake.didCall(
    function, withArguments: arguments, countSpecifier: count, since: mark
  ).failureDescription
}

/// Checks that a type did not receive this number of calls in the current scope.
func failure<Fake: Spyable>(
  of fake: Fake.Type, _ function: Fake.ClassFunction, _ arguments: [Any?],
  not count: CountSpecifier, since mark: SpryMark
) -> String? {
  fake.didCall(
    function, withArguments: arguments, countSpecifier: count, since: mark
  ).oppositeFailureDescription
}

extension MemberCalls {
  /// Checks that there is this number of calls.
  func failure(_ count: CountSpecifier, since mark: SpryMark) -> String? {
    didCall(count, since: mark).failureDescription
  }

  /// Checks that there is not this number of calls.
  func failure(not count: CountSpecifier, since mark: SpryMark) -> String? {
    didCall(count, since: mark).oppositeFailureDescription
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
  var (checked, failure): ([CheckedFake], String?) = ([], nil)
  repeat add(each fakes, to: &checked, &failure)
  if let failure { return CheckFailure(failure, callCount: 0) }
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}

/// Checks that fakes, of which none may be nil, received no other calls, besides those of some typed members.
func noOtherCalls<each Fake: Spyable>(
  _ fakes: repeat (each Fake)?, ignoring ignored: [any MemberCalls], since mark: SpryMark
) -> CheckFailure? {
  var (checked, failure): ([CheckedFake], String?) = ([], nil)
  repeat add(each fakes, to: &checked, &failure)
  if let failure { return CheckFailure(failure, callCount: 0) }
  return SpryCheck.noOtherCalls(of: checked, ignoring: [], ignored, since: mark)
}

/// Checks that fakes received no other calls, besides those of some typed members.
func noOtherCalls(
  of fakes: [any Spyable], ignoring ignored: [any MemberCalls], since mark: SpryMark
) -> CheckFailure? {
  SpryCheck.noOtherCalls(of: fakes.map { CheckedFake($0) }, ignoring: [], ignored, since: mark)
}

/// Adds a fake to those that are checked, or the failure of a fake that is nil.
private func add<Fake: Spyable>(
  _ fake: Fake?, to checked: inout [CheckedFake], _ failure: inout String?
) {
  if let fake { checked.append(CheckedFake(fake)) } else { failure = nilFailure(of: fake) }
}

/// Checks that types received no other calls in the current scope.
func noOtherCalls<Name: StringRepresentable, each Fake: Spyable>(
  types: repeat (each Fake).Type, ignoring ignored: [Name], since mark: SpryMark
) -> CheckFailure? {
  var checked: [CheckedFake] = []
  repeat checked.append(CheckedFake(type: each types))
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}
