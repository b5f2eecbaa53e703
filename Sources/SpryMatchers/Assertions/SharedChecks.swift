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

/// The failure of a check of a fake that is `nil`.
///
/// - Parameter member: The member that was to be checked, or `nil` for all.
func nilFailure<Fake: Spyable>(of fake: Fake?, _ member: String? = nil) -> String {
  let type = typeName(Fake.self)
  if type.hasPrefix("SpyClosure<") { return "\(type) cannot be checked: the closure is nil" }
  let subject = member.map { "'\($0)' on \(type)" } ?? type
  return "\(subject) cannot be checked: the fake is nil"
}
