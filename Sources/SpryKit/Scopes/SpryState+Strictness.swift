extension SpryState {
  var strictness: Strictness {
    get { contents.withLock { $0.strictness } ?? SpryScope.current(or: scope).strictness }
    set { contents.withLock { $0.strictness = newValue } }
  }
}
