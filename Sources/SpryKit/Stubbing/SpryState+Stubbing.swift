extension SpryState {
  /// Makes a stub of its source and its first answer; returns the stubs that it replaces, too.
  func addStub(
    _ source: StubSource,
    _ matchers: [ArgumentMatcher],
    _ answer: StubAnswer,
    _ options: StubOptions
  ) -> (stub: FinishedStub, replaced: [FinishedStub]) {
    let stub = FinishedStub(source, matchers, options.delaying(answer), options)
    return (stub, tables.withLock { $0.add(stub) })
  }

  /// Adds an answer to a stub, for the call after those that have one.
  func add(_ answer: StubAnswer, to stub: FinishedStub) {
    tables.withLock { _ in stub.add(answer) }
  }

  func change(_ stub: FinishedStub, _ change: (inout StubOptions) -> Void) {
    tables.withLock { _ in stub.change(change) }
  }

  /// Puts back stubs that another replaced.
  func restore(_ replaced: [FinishedStub], behind stub: FinishedStub) {
    tables.withLock { $0.restore(replaced, behind: stub) }
  }
}

extension CallInProgress {
  /// Chooses the stub that answers the call, and takes its next answer; nil where none answers.
  ///
  /// A stub that leaves the call to another one makes the search go on behind it.
  mutating func takeAnswer(returning result: any Any.Type) -> NextAnswer? {
    var start = 0
    while case .stub(let index) = stubs.choose(
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
