import SpryKit

/// What the assertions of both frameworks check: each returns why it fails, or nil.
///
/// Whether a member was called is asked with `didCall`, which is such a check already.
enum Checks {
  static func haveRecordedCalls(_ calls: CallListing, on double: String) -> String? {
    guard calls.count == 0 else { return nil }
    return "\(double): expected a call of any member, got none"
  }

  static func haveNoRecordedCalls(_ calls: CallListing, on double: String) -> String? {
    guard calls.count > 0 else { return nil }
    let list = calls.text.split(separator: "\n").map { "\n    \($0)" }.joined()
    return "\(double): expected no call of any member, got \(calls.count)\n  the calls:\(list)"
  }
}
