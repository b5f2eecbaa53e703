// Misuse of a fake goes to the scope of the task, or else to the scope of the fake.
extension SpryState {
  func report(_ misuse: Misuse, at location: SpryLocation) {
    SpryScope.current(or: scope).report(misuse, at: location)
  }

  func report<Value>(_ misuse: Misuse, at location: SpryLocation) -> Value {
    SpryScope.current(or: scope).report(misuse, at: location)
  }

  func report<Value, Failure: Error>(
    _ misuse: Misuse,
    throwing errorType: Failure.Type,
    at location: SpryLocation
  ) throws(Failure) -> Value {
    try SpryScope.current(or: scope).report(misuse, throwing: errorType, at: location)
  }
}
