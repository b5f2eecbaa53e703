/// A call that a fake has received and that is not answered yet.
package struct CallInProgress {
  let state: SpryState
  /// The arguments as the fake passed them on.
  let arguments: ArgumentList
  let member: Member
  /// The number of the recorded call; nil if it is not recorded.
  let number: UInt64?
  /// The stubs of the member at the moment of the call.
  let stubs: StubList
  /// Whether the call is not recorded because it came after the end of the fake's scope.
  let isLate: Bool
  /// The results of comparing the call with stubs that do not answer it.
  var comparisons = StubComparisons()

  /// Ends a call that nothing answers. Reports it if it is late.
  package func finishUnanswered(_ context: () -> CallContext) {
    if isLate { reportLate(context) }
  }

  /// Records the progress of the call.
  func setStage(_ stage: CallStage) {
    guard let number else { return }
    state.tables.withLock { _ in member.calls[status: number]?.stage = stage }
  }

  /// Records that the call does not get the answer of its stub.
  func setUnanswered() {
    guard let number else { return }
    state.tables.withLock { _ in
      member.calls[status: number]?.stage = .recorded
      member.calls[status: number]?.answer = .max
    }
  }

  /// Records that the call threw.
  func setThrown(_ error: any Error) {
    guard let number else { return }
    state.tables.withLock { tables in
      // After a reset, nothing would read the error.
      guard member.calls[status: number] != nil else { return }
      member.calls[status: number]?.stage = .threw
      tables.errors[number] = error
    }
  }
}
