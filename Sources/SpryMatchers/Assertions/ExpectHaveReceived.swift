public import SpryKit
public import Testing

/// Verifies that a fake received a call.
///
/// - Parameters:
///   - fake: The fake. If it is `nil`, the assertion fails.
///   - function: The member that should have been called.
///   - arguments: The expected arguments. Each is a value, an `Argument`, or an `ArgumentCaptor`,
///     which captures the arguments of matching calls. By default, any arguments match.
///   - countSpecifier: The expected number of calls. The default is at least one.
///   - sourceLocation: The location of a failure. The default is the caller's location, which the
///     parameters below contain.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the assertion passed.
///
/// This form comes from Spry. To wait for calls, or to ignore calls before a mark, use a query:
/// `expectHaveReceived(fake.called(.load), within: .seconds(1))`.
@discardableResult
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool where Fake.Function: SpryMemberNames {
  let failure = failure(of: fake, function.rawValue) {
    CallQuery(SpryFakeHandle($0), function, arguments).check(countSpecifier).failure
  }
  return Reporter.report(failure, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Verifies that a fake did not receive a call.
///
/// The parameters are the same as for `expectHaveReceived`, but `countSpecifier` is the number of
/// calls that the fake should not have received. The default is at least one.
@discardableResult
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool where Fake.Function: SpryMemberNames {
  let failure = failure(of: fake, function.rawValue) {
    CallQuery(SpryFakeHandle($0), function, arguments).check(countSpecifier)
      .oppositeFailure
  }
  return Reporter.report(failure, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Verifies that a type received a call in the current scope.
///
/// The parameters are the same as for a fake.
@discardableResult
public func expectHaveReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool where Fake.ClassFunction: SpryMemberNames {
  let result = CallQuery(SpryFakeHandle(type: fake), function, arguments).check(countSpecifier)
  return Reporter.report(
    result.failure, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Verifies that a type did not receive a call in the current scope.
///
/// The parameters are the same as for a fake.
@discardableResult
public func expectHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool where Fake.ClassFunction: SpryMemberNames {
  let result = CallQuery(SpryFakeHandle(type: fake), function, arguments).check(countSpecifier)
  return Reporter.report(
    result.oppositeFailure, at: sourceLocation ?? .init(fileID, file, line, column))
}

/// Checks a fake, which must not be `nil`, and returns the failure, or `nil` if it passes.
func failure<Fake: Spyable>(
  of fake: Fake?, _ member: String? = nil, _ check: (Fake) -> Finding?
) -> Finding? {
  guard let fake else { return nilFailure(of: fake, member) }
  return check(fake)
}

/// The failure of a check of a fake that is `nil`.
///
/// - Parameter member: The member that was to be checked, or `nil` for all.
func nilFailure<Fake: Spyable>(of fake: Fake?, _ member: String? = nil) -> Finding {
  let type = typeName(Fake.self)
  if type.hasPrefix("SpyClosure<") {
    return Finding("\(type) cannot be checked: the closure is nil")
  }
  let subject = member.map { "'\($0)' on \(type)" } ?? type
  return Finding("\(subject) cannot be checked: the fake is nil")
}
