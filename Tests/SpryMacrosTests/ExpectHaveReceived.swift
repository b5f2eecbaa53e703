import SpryKit
import SpryMatchers
import Testing

/// Expects that a typed member was called.
///
/// `#expect` of the `success` of a check is no substitute: Swift 6.3.1 then discards some of the results, with
/// a warning, and the test passes in any case.
func expectHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier = .atLeast(1),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let failure = calls.didCall(count).failureDescription else { return }
  Issue.record("\(failure)", sourceLocation: sourceLocation)
}
