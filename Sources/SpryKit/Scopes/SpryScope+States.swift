extension SpryScope {
  /// The states of the scope's live fakes, in the order in which they were made.
  ///
  /// A part of a test has the states of the test. A scope without a test has only the states of
  /// types.
  var states: [SpryState] {
    if let owner {
      return owner.contents.withLock { $0.liveStates }.filter { !$0.isAside }
    }
    return
      typeStates
      .map { $0.history() }
      .sorted { $0.name.description < $1.name.description }
      .map(\.state)
  }

  /// The last calls of the scope's live fakes in order, each on a numbered line.
  ///
  /// ```text
  /// 7. FakeDB: insert("a") → true
  /// 8. FakeAPI: send(1)             threw NotFound()
  /// ```
  package func timeline(last count: Int) -> [String] {
    CallTimeline(of: states.map { $0.history() }, last: count).answeredLines
  }
}
