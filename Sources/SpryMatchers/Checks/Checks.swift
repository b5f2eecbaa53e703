import SpryKit

/// What the assertions of both frameworks check: each returns why it fails, or nil.
///
/// Whether a member was called is asked with `didCall`, which is such a check already.
enum Checks {
  static func haveRecordedCalls(_ calls: [RecordedCall], on double: String) -> String? {
    guard calls.isEmpty else { return nil }
    return "\(double): expected a call of any member, got none"
  }

  static func haveNoRecordedCalls(_ calls: [RecordedCall], on double: String) -> String? {
    guard !calls.isEmpty else { return nil }
    let list = listing(of: calls).split(separator: "\n").map { "\n    \($0)" }.joined()
    return "\(double): expected no call of any member, got \(calls.count)\n  the calls:\(list)"
  }
}
