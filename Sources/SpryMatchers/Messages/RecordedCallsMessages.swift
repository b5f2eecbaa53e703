import SpryKit

/// The failure of a check that any member was called.
func noCallsMessage(_ fake: String) -> String {
  "\(fake): expected a call of any member, got none"
}

/// The failure of a check that no member was called.
func unexpectedCallsMessage(_ fake: String, _ calls: CallListing) -> String {
  let list = calls.text.split(separator: "\n").map { "\n    \($0)" }.joined()
  return "\(fake): expected no call of any member, got \(calls.count)\(list)"
}

/// The failure of a check of fakes of which one is `nil`.
let nilFakeMessage = "a fake is nil, so its calls cannot be checked"

/// The failure of a check of a fake that is `nil`.
///
/// - Parameter member: The member that was to be checked, or `nil` for all.
func nilFailure<Fake: Spyable>(of fake: Fake?, _ member: Fake.Function? = nil) -> String {
  let type = typeName(Fake.self)
  if type.hasPrefix("SpyClosure<") { return "\(type) cannot be checked: the closure is nil" }
  let subject = member.map { "'\($0.rawValue)' on \(type)" } ?? type
  return "\(subject) cannot be checked: the fake is nil"
}
