extension SpryScope {
  /// The states that belong to the scope and are alive, in the order in which they were made.
  ///
  /// Those of a part are its owner's; without one, only types are known.
  var states: [SpryState] {
    if let owner {
      return owner.contents.withLock { $0.liveStates }
        .filter { !$0.tables.withLock { $0.observation.isAside } }
    }
    return
      typeStates
      .map { $0.history() }
      .sorted { $0.double.description < $1.double.description }
      .map(\.state)
  }

  /// The last calls of all fakes of the scope that are alive, a numbered line each, in order.
  ///
  /// ```text
  /// 7. FakeDB: begin()          stub at StoreTests.swift:12
  /// 8. FakeAPI: send(1)         threw NotFound(); stub at StoreTests.swift:13
  /// ```
  package func timeline(last count: Int) -> [String] {
    CallTimeline(of: states.map { $0.history() }, last: count).lines
  }
}
