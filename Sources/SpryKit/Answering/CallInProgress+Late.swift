// Calls after the end of the test.
extension CallInProgress {
  /// Reports a call that was made after the end of the test, even if the fake itself answers it.
  package func reportIfLate() {
    // While a scope ends, its stubs still answer the objects that it releases.
    if isLate, stub == nil { reportLate() }
  }

  /// The value that a stub returned last before the end of the test, for a call that no stub answers
  /// after it; `nil` if there is none.
  func lateValue<Result>(as type: Result.Type) -> Result? {
    let value = state.contents.withLock { contents in
      contents.scopeEnd == nil || stub != nil ? nil : member.lateValue
    }
    return value?.cast(to: type)
  }

  func reportLate() {
    // Of a late call, the misuse is the same for all types of results.
    let (misuse, location) = unanswered(returning: Void.self)
    state.report(misuse, at: location)
  }
}
