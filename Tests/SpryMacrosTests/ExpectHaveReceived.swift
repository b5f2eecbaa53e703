import SpryKit
import SpryMatchers
import Testing

/// Expects that a typed member was called.
///
/// In `expectHaveReceived(calls)`, Swift 6.3.1 warns of an unused value in the expansion of `#expect`.
func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier = .atLeast(1),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let failure = calls.didCall(count).failureDescription else { return }
  Issue.record("\(failure)", sourceLocation: sourceLocation)
}
