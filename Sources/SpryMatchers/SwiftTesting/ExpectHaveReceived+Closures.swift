public import SpryKit

/// Expects that a closure was called.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: what each argument should have been: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///
/// A failure says what was expected and seen, and why the nearest calls did not fit.
public func expectHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let result = closure.didCall(.call, withArguments: arguments, countSpecifier: countSpecifier)
  Reporter.assert(
    result.failureDescription,
    at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}

/// Expects that a closure was not called.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: the arguments with which it should not have been. None means any arguments.
///   - fileID: the caller's module and file.
///   - file: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expectHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let result = closure.didCall(.call, withArguments: arguments, countSpecifier: .never)
  Reporter.assert(
    result.failureDescription,
    at: SpryLocation(fileID: fileID, file: file, line: line, column: column))
}
