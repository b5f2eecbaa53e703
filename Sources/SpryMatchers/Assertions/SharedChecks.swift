import SpryKit
import Testing

// The checks behind the assertions of both frameworks. Each returns the text of its failure, or nil.
// An assertion reports it. `SpryKit` has the others: `didCall`, `CallWait`, and `SpryCheck`.

/// Checks that any member of a fake or type was called.
func haveRecordedCalls(_ calls: CallListing, on fake: String) -> String? {
  calls.count == 0 ? noCallsMessage(fake) : nil
}

/// Checks that no member of a fake or type was called.
func haveNoRecordedCalls(_ calls: CallListing, on fake: String) -> String? {
  calls.count > 0 ? unexpectedCallsMessage(fake, calls) : nil
}

/// Checks that fakes received no other calls.
func noOtherCalls<Name: StringRepresentable, each Fake: Spyable>(
  _ fakes: repeat each Fake, ignoring ignored: [Name], since mark: SpryMark
) -> String? {
  var checked: [CheckedFake] = []
  repeat checked.append(CheckedFake(each fakes))
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}

/// Checks that types received no other calls in the current scope.
func noOtherCalls<Name: StringRepresentable, each Fake: Spyable>(
  types: repeat (each Fake).Type, ignoring ignored: [Name], since mark: SpryMark
) -> String? {
  var checked: [CheckedFake] = []
  repeat checked.append(CheckedFake(type: each types))
  return SpryCheck.noOtherCalls(
    of: checked, ignoring: ignored.map { IgnoredMember($0) }, since: mark)
}
