extension CallInProgress {
  /// Chooses the stub that answers the call, and takes its next answer; nil if no stub answers.
  ///
  /// If a stub leaves the call to another one, the search continues after it.
  mutating func takeAnswer(returning result: any Any.Type) -> NextAnswer? {
    var start = 0
    while let index = stubs.choose(
      for: arguments, returning: result, from: start, mayRunUserCode: true, noting: &comparisons)
    {
      if let answer = takeAnswer(of: stubs.all[index]) { return answer }
      comparisons.add(.fits, of: stubs.all[index])
      start = index + 1
    }
    return nil
  }

  private func takeAnswer(of stub: FinishedStub) -> NextAnswer? {
    state.tables.withLock { _ in
      guard let next = stub.takeAnswer() else { return nil }
      guard let number else { return next }
      // A call that is answered with a value counts as returned at once, which saves taking the lock again.
      var stage = CallStage.running
      if case .value = next.answer { stage = .returned }
      member.calls[status: number] = CallStatus(
        stage: stage, answer: next.index, stub: stub.number)
      return next
    }
  }
}
