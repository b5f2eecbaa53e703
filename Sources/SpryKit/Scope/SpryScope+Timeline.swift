extension SpryScope {
  /// The last calls of all fakes of the scope that are alive, a line each, in order.
  package func timeline(last count: Int) -> [String] {
    let states = estate.withLock { $0.living }
    let calls = states.flatMap { $0.history.recordedCalls }.sorted { $0.number < $1.number }
    return calls.suffix(count).map { "\($0.double): \($0)" }
  }
}
