import SpryKit

// The checks behind several assertions. Each returns its failure, or `nil`, and an assertion
// reports it. The other checks are in SpryKit: `didCall`, `CallWait`, and `SpryCheck`.

/// Checks a fake, which must not be `nil`.
func failure<Fake: Spyable>(
  of fake: Fake?, _ member: String? = nil, _ check: (Fake) -> String?
) -> String? {
  guard let fake else { return nilFailure(of: fake, member) }
  return check(fake)
}

/// Returns the failure of a check that any member was called.
func haveRecordedCalls(_ calls: CallListing, of fake: String) -> String? {
  calls.count == 0 ? "\(fake): expected a call to any member, got none" : nil
}

/// Returns the failure of a check that no member was called.
func haveNoRecordedCalls(_ calls: CallListing, of fake: String) -> CheckFailure? {
  if calls.count == 0 { return nil }
  let list = calls.text.split(separator: "\n").map { "\n    \($0)" }.joined()
  return CheckFailure(
    "\(fake): expected no call to any member, got \(calls.count)\(list)", callCount: calls.count)
}

/// The failure of a check of a fake that is `nil`.
///
/// - Parameter member: The member that was to be checked, or `nil` for all.
func nilFailure<Fake: Spyable>(of fake: Fake?, _ member: String? = nil) -> String {
  let type = typeName(Fake.self)
  if type.hasPrefix("SpyClosure<") { return "\(type) cannot be checked: the closure is nil" }
  let subject = member.map { "'\($0)' on \(type)" } ?? type
  return "\(subject) cannot be checked: the fake is nil"
}
