extension SpryState {
  /// Adds a stub with its first answer. Returns it, and the stubs that it replaces.
  func addStub(
    _ source: StubSource,
    _ matchers: [ArgumentMatcher],
    _ answer: StubAnswer,
    _ options: StubOptions
  ) -> (stub: FinishedStub, replaced: [FinishedStub]) {
    let isKept = isOfType && SpryScope.current.isOfProcess
    let stub = FinishedStub(
      source, matchers, options.delaying(answer), options,
      test: isKept ? ProcessOfTests.runningTest : nil)
    return (stub, contents.withLock { $0.add(stub) })
  }

  /// Adds an answer after the other answers of a stub.
  func add(_ answer: StubAnswer, to stub: FinishedStub) {
    contents.withLock { _ in stub.add(answer) }
  }

  func change(_ stub: FinishedStub, _ change: (inout StubOptions) -> Void) {
    contents.withLock { contents in
      stub.change(change)
      if stub.options.isLenient { contents.forgetReplaced(stub) }
    }
  }

  /// Puts back stubs that another one replaced.
  func restore(_ replaced: [FinishedStub], behind stub: FinishedStub) {
    contents.withLock { $0.restore(replaced, behind: stub) }
  }
}
