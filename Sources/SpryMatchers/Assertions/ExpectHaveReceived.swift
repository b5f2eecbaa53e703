public import SpryKit
public import Testing

/// Expects that a fake received a call.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The member that should have been called.
///   - arguments: The expected arguments. Each is a value, an `Argument`, or an `ArgumentCaptor`,
///     which captures from the calls that match. Without them, any arguments match.
///   - countSpecifier: The expected number of calls. The default is at least one.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// A failure states what was expected and seen, and why the nearest calls did not match.
@discardableResult
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = failure(of: fake, function, arguments, countSpecifier, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a fake did not receive a call, or not this number of calls.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The member that should not have been called.
///   - arguments: The arguments with which it should not have been called. Without them, any
///     arguments match.
///   - countSpecifier: The number of calls that should not have been received. The default is at
///     least one.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's.
/// - Returns: Whether the check passed.
@discardableResult
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = failure(of: fake, function, arguments, not: countSpecifier, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a type received a call in the current scope.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = query(type: fake, function, arguments).failure(countSpecifier, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a type did not receive a call in the current scope.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = query(type: fake, function, arguments)
    .failure(not: countSpecifier, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a closure was called.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>?, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = failure(of: closure, .call, arguments, countSpecifier, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that a closure was not called.
///
/// The parameters are those of the form for a fake.
@discardableResult
public func expectHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>?, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = failure(of: closure, .call, arguments, not: countSpecifier, since: mark)
  return Reporter.report(failure, at: sourceLocation)
}
