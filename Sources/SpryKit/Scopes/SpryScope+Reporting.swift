extension SpryScope {
  /// Passes misuse to the scope's handler, and returns if the handler does.
  ///
  /// A handler could not find the test to fail outside the task of the scope, so misuse there is
  /// kept for the end of the scope. A test reports the same misuse once, and its end has the number
  /// of the others.
  package func report(_ misuse: Misuse, at location: SpryLocation) {
    switch self.misuse {
    case .stop: stop(misuse, because: Misuse.noHandler, at: location)
    case .report(let report):
      if owner === self, contents.withLock({ $0.isRepeated(misuse, location) }) { return }
      let isHere = isForProcess || Self.local?.isWithin(self) == true
      if !isHere, let owner, owner.keepForEnd(misuse, location) { return }
      report(misuse, location)
    }
  }

  /// Passes misuse to the scope's handler if the handler reports. Never stops the process.
  ///
  /// Use this for misuse whose result nothing needs, so that it does not stop other tests.
  ///
  /// - Returns: Whether the misuse was reported.
  package func reportIfPossible(_ misuse: Misuse, at location: SpryLocation) -> Bool {
    guard case .report = self.misuse else { return false }
    report(misuse, at: location)
    return true
  }

  /// Reports misuse and returns an empty value. Stops the process if the type has no empty value.
  ///
  /// - Parameter other: A value to return if the type has no empty value.
  package func report<Value>(
    _ misuse: Misuse, at location: SpryLocation, orReturn other: Value? = nil
  ) -> Value {
    report(misuse, at: location)
    if let value = defaultValue(of: Value.self, after: misuse) ?? other { return value }
    stop(misuse, because: misuse.noValue(of: Value.self), at: location)
  }

  /// Reports misuse and throws it. Returns an empty value if the member cannot throw the misuse.
  /// Stops the process if the type has no empty value.
  package func report<Value, Failure: Error>(
    _ misuse: Misuse,
    throwing _: Failure.Type,
    at location: SpryLocation
  ) throws(Failure) -> Value {
    guard let error = misuse as? Failure else { return report(misuse, at: location) }
    report(misuse, at: location)
    throw error
  }

  private func stop(_ misuse: Misuse, because reason: String, at location: SpryLocation) -> Never {
    fatalError("\(misuse)\n\(reason)", file: location.file, line: location.line)
  }
}
