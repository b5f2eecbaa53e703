extension SpryScope {
  /// The state of a type in the scope.
  func state(ofType type: AnyObject.Type) -> SpryState {
    let resident = self.resident(ofType: type) { SpryState(in: owner, ofType: true) }
    return unsafeDowncast(resident, to: SpryState.self)
  }

  /// The states that belong to the scope and are alive, in the order in which they were made.
  ///
  /// Those of a part are its owner's; without one, only types are known.
  var states: [SpryState] {
    if let owner {
      return owner.residents
        .compactMap { $0 as? SpryState }
        .filter { !$0.tables.withLock { $0.extras?.isAside ?? false } }
    }
    return
      residentsOfTypes
      .compactMap { ($0 as? SpryState)?.history() }
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
    Conversation(of: states.map { $0.history() }, last: count).lines
  }
}
