extension CallHistory {
  /// The line of a failure about a fake that received no calls.
  ///
  /// A spy may miss the calls of overrides, so it only notes that it saw none.
  func nothingCalled(since mark: SpryMark = .start) -> String {
    state.notes?.mayMissCalls == true
      ? "the spy saw no call of \(name)\(mark.words)"
      : "\(name) received no calls\(mark.words)"
  }
}
