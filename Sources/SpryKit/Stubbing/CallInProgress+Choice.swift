extension CallInProgress {
  /// Chooses the stub that answers the call, and takes its next answer; nil where none answers.
  ///
  /// A stub that leaves the call to another one makes the search go on behind it.
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
      // Nothing else happens before a call returns with a value.
      var stage = CallStage.running
      if case .value = next.answer { stage = .returned }
      member.calls[status: number] = CallStatus(stage: stage, stub: stub.number)
      return next
    }
  }
}
