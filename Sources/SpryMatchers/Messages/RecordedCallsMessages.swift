import SpryKit

/// The failure of a check that any member was called.
func noCallsMessage(_ fake: String) -> String {
  "\(fake): expected a call of any member, got none"
}

/// The failure of a check that no member was called.
func unexpectedCallsMessage(_ fake: String, _ calls: CallListing) -> String {
  let list = calls.text.split(separator: "\n").map { "\n    \($0)" }.joined()
  return "\(fake): expected no call of any member, got \(calls.count)\n  the calls:\(list)"
}
