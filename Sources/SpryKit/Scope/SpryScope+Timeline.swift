extension SpryScope {
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
