extension SpryScope {
  /// Passes misuse to the scope's handler, and returns if the handler does.
  ///
  /// Outside the task of the scope, a handler could not know which test to fail: misuse there is
  /// kept for the end of the scope.
  package func report(_ misuse: Misuse, at location: SpryLocation) {
    switch self.misuse {
    case .stop: stop(misuse, because: Misuse.noHandler, at: location)
    case .report(let report):
      let isHere = isForProcess || Self.local?.isWithin(self) == true
      if !isHere, let owner, owner.keepForEnd(misuse, location) { return }
      report(misuse, location)
    }
  }

  /// Passes misuse to the scope's handler if it reports; never stops the process.
  ///
  /// For misuse on which nothing depends, so that there is no reason to stop other tests.
  ///
  /// - Returns: whether it was reported.
  package func reportIfPossible(_ misuse: Misuse, at location: SpryLocation) -> Bool {
    guard case .report = self.misuse else { return false }
    report(misuse, at: location)
    return true
  }

  /// Reports misuse and returns an empty value; stops the process if the type has none.
  package func report<Value>(_ misuse: Misuse, at location: SpryLocation) -> Value {
    report(misuse, at: location)
    if let value = defaultValue(of: Value.self) { return value }
    stop(misuse, because: misuse.noValue(of: Value.self), at: location)
  }

  /// Reports misuse in a member that throws and returns an empty value; if the type has none, throws
  /// the misuse if the member can throw it.
  package func report<Value, Failure: Error>(
    _ misuse: Misuse,
    throwing _: Failure.Type,
    at location: SpryLocation
  ) throws(Failure) -> Value {
    guard let error = misuse as? Failure else { return report(misuse, at: location) }
    report(misuse, at: location)
    if let value = defaultValue(of: Value.self) { return value }
    throw error
  }

  private func stop(_ misuse: Misuse, because reason: String, at location: SpryLocation) -> Never {
    fatalError("\(misuse)\n\(reason)", file: location.file, line: location.line)
  }
}
