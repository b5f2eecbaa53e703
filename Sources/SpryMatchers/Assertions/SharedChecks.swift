import SpryKit
import Testing

// The checks behind the assertions of both frameworks. Each returns its failure, or nil.
// An assertion reports it. `SpryKit` has the others: `didCall`, `CallWait`, and `SpryCheck`.

/// Checks that any member of a fake or type was called.
func haveRecordedCalls(_ calls: CallListing, on fake: String) -> String? {
  calls.count == 0 ? noCallsMessage(fake) : nil
}

/// Checks that no member of a fake or type was called.
func haveNoRecordedCalls(_ calls: CallListing, on fake: String) -> CheckFailure? {
  calls.count > 0
    ? CheckFailure(unexpectedCallsMessage(fake, calls), callCount: calls.count) : nil
}

extension MemberCalls {
  /// Checks that there is this number of calls.
  func failure(_ count: CountSpecifier, since mark: SpryMark) -> String? {
    didCall(count, since: mark).failureDescription
  }

  /// Checks that there is not this number of calls.
  func failure(not count: CountSpecifier, since mark: SpryMark) -> String? {
    if count == .atLeast(1) { return failure(.never, since: mark) }
    let result = didCall(count, since: mark)
    return result.success ? result.unwantedDescription : nil
  }
}

/// Checks that fakes received no other calls.
func noOtherCalls<Name: StringRepresentable, each Fake: Spyable>(
  _ fakes: repeat each Fake, ignoring ignored: [Name], since mark: SpryMark
) -> CheckFailure? {
  var checked: [CheckedFake] = []
  repeat checked.append(CheckedFake(each fakes))
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}

/// Checks that fakes received no other calls, besides those of some typed members.
func noOtherCalls<each Fake: Spyable>(
  _ fakes: repeat each Fake, ignoring ignored: [any MemberCalls], since mark: SpryMark
) -> CheckFailure? {
  var checked: [CheckedFake] = []
  repeat checked.append(CheckedFake(each fakes))
  return SpryCheck.noOtherCalls(of: checked, ignoring: [], ignored, since: mark)
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
