/// A call that a fake has received and that is not answered yet.
package struct CallInProgress {
  let state: SpryState
  /// What the member received, as the fake passed it on.
  let arguments: ArgumentList
  let member: Member
  /// The number under which the call is recorded; nil if it is not.
  let number: UInt64?
  /// The stubs of the member at that moment.
  let stubs: StubList
  /// Whether it came after the end of the fake's scope.
  let isLate: Bool
  /// The results for the stubs that do not answer.
  var comparisons = StubComparisons()

  /// Completes a call that nothing answers.
  package func finishUnanswered(_ context: () -> CallContext) {
    if isLate { reportLate(context) }
  }

  /// Remembers how far the call has come.
  func setStage(_ stage: CallStage) {
    guard let number else { return }
    state.tables.withLock { _ in member.calls[status: number]?.stage = stage }
  }

  /// Remembers that the call ended by throwing.
  func setThrown(_ error: any Error) {
    guard let number else { return }
    state.tables.withLock { tables in
      // After a reset nothing can ask for it.
      guard member.calls[status: number] != nil else { return }
      member.calls[status: number]?.stage = .threw
      tables.errors[number] = error
    }
  }
}
