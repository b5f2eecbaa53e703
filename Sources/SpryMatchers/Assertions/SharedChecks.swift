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
