extension SpryScope {
  /// Hands misuse to the scope's handler; returns if that wants the work to go on.
  ///
  /// Off the task of the scope, a handler could not tell which test to fail: what is met there is
  /// kept for the end of the scope.
  package func report(_ misuse: Misuse, at location: SpryLocation) {
    switch self.misuse {
    case .stop: stop(misuse, because: Misuse.noHandler, at: location)
    case .report(let report):
      let isHere = isForProcess || Self.local?.isWithin(self) == true
      if !isHere, let owner, owner.keep(misuse, location) { return }
      report(misuse, location)
    }
  }

  /// Hands misuse to the scope's handler where there is one that goes on; never stops the process.
  ///
  /// For what only hampers a test: nothing depends on it, so there is no reason to stop the others.
  ///
  /// - Returns: whether somebody heard.
  package func mention(_ misuse: Misuse, at location: SpryLocation) -> Bool {
    guard case .report = self.misuse else { return false }
    report(misuse, at: location)
    return true
  }

  /// Hands misuse to the scope's handler and goes on with an empty value, or stops where the type
  /// has none.
  package func report<Value>(_ misuse: Misuse, at location: SpryLocation) -> Value {
    report(misuse, at: location)
    if let value = emptyValue(of: Value.self) { return value }
    stop(misuse, because: misuse.noValue(of: Value.self), at: location)
  }

  /// The same in a member that throws: where there is no empty value, throws the misuse if it can.
  package func report<Value, Failure: Error>(
    _ misuse: Misuse,
    throwing _: Failure.Type,
    at location: SpryLocation
  ) throws(Failure) -> Value {
    guard let error = misuse as? Failure else { return report(misuse, at: location) }
    report(misuse, at: location)
    if let value = emptyValue(of: Value.self) { return value }
    throw error
  }

  private func stop(_ misuse: Misuse, because reason: String, at location: SpryLocation) -> Never {
    fatalError("\(misuse)\n\(reason)", file: location.file, line: location.line)
  }
}
