public import SpryKit

/// Expects that a fake received a call.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should have been called.
///   - arguments: what each argument should have been: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default.
///   - mark: where the calls begin that count; by default at the first.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// A failure says what was expected and seen, and why the nearest calls did not fit.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake,
  _ function: Fake.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  since mark: SpryMark = .start,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  Reporter.assert(
    result.failureDescription,
    at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a fake did not receive a call.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should not have been called.
///   - arguments: the arguments with which it should not have been. None means any arguments.
///   - mark: where the calls begin that count; by default at the first.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake,
  _ function: Fake.Function,
  with arguments: Any?...,
  since mark: SpryMark = .start,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: .never, since: mark)
  Reporter.assert(
    result.failureDescription,
    at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that any member of a fake was called.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = Checks.haveRecordedCalls(fake.callListing, on: fake.spryLabel)
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that no member of a fake was called.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = Checks.haveNoRecordedCalls(fake.callListing, on: fake.spryLabel)
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a type received a call in the current scope.
///
/// - Parameters:
///   - fake: the type of the fake.
///   - function: the static member that should have been called.
///   - arguments: what each argument should have been: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default.
///   - mark: where the calls begin that count; by default at the first.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// A failure says what was expected and seen, and why the nearest calls did not fit.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type,
  _ function: Fake.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  since mark: SpryMark = .start,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  Reporter.assert(
    result.failureDescription,
    at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a type did not receive a call in the current scope.
///
/// - Parameters:
///   - fake: the type of the fake.
///   - function: the static member that should not have been called.
///   - arguments: the arguments with which it should not have been. None means any arguments.
///   - mark: where the calls begin that count; by default at the first.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type,
  _ function: Fake.ClassFunction,
  with arguments: Any?...,
  since mark: SpryMark = .start,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: .never, since: mark)
  Reporter.assert(
    result.failureDescription,
    at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that any static member of a type was called in the current scope.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = Checks.haveRecordedCalls(fake.callListing, on: "\(fake)")
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that no static member of a type was called in the current scope.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = Checks.haveNoRecordedCalls(fake.callListing, on: "\(fake)")
  Reporter.assert(failure, at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}
