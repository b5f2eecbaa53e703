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
