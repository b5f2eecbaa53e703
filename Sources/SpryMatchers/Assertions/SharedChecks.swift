import SpryKit

// The checks behind the assertions of both frameworks. Each returns its failure, or `nil`, and an
// assertion reports it. The other checks are in SpryKit: `didCall`, `CallWait`, and `SpryCheck`.

/// Checks a fake, which must not be `nil`.
func failure<Fake: Spyable>(
  of fake: Fake?, _ function: Fake.Function? = nil, _ check: (Fake) -> String?
) -> String? {
  guard let fake else { return nilFailure(of: fake, function) }
  return check(fake)
}

/// Returns the failure of a check that any member was called.
func haveRecordedCalls(_ calls: CallListing, of fake: String) -> String? {
  calls.count == 0 ? noCallsMessage(fake) : nil
}

/// Returns the failure of a check that no member was called.
func haveNoRecordedCalls(_ calls: CallListing, of fake: String) -> CheckFailure? {
  calls.count == 0
    ? nil : CheckFailure(unexpectedCallsMessage(fake, calls), callCount: calls.count)
}

/// The fakes of a check for other calls, or the failure if one of them is `nil`.
struct CheckedFakes {
  private var handles: [SpryFakeHandle] = []
  private var failure: String?

  init<each Fake: Spyable>(_ fakes: repeat (each Fake)?) {
    repeat add(each fakes)
  }

  init<each Fake: Spyable>(types: repeat (each Fake).Type) {
    repeat handles.append(SpryFakeHandle(type: each types))
  }

  init(_ fakes: [any Spyable]) {
    handles = fakes.map { SpryFakeHandle($0) }
  }

  private mutating func add<Fake: Spyable>(_ fake: Fake?) {
    if let fake { handles.append(SpryFakeHandle(fake)) } else { failure = nilFailure(of: fake) }
  }

  /// Checks that the fakes received no other calls, besides calls of members with these names.
  func noOtherCalls(
    ignoring names: [some SpryMemberNames], since mark: SpryMark
  ) -> CheckFailure? {
    let ignored = handles.flatMap { handle in
      names.map { CallQuery(handle, named: $0.rawValue) }
    }
    return noOtherCalls(ignoring: ignored, since: mark)
  }

  /// Checks that the fakes received no other calls, besides these.
  func noOtherCalls(ignoring calls: [any MemberCalls], since mark: SpryMark) -> CheckFailure? {
    if let failure { return CheckFailure(failure, callCount: 0) }
    return SpryCheck.noOtherCalls(of: handles, ignoring: calls.map(\.query), since: mark)
  }
}
