public import SpryKit

/// Asserts that a closure was called.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: what each argument should have been: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that fit. None means any arguments.
///   - countSpecifier: how often; at least once by default.
///   - file: the caller's file.
///   - line: the caller's line.
///
/// A failure says what was expected and seen, and why the nearest calls did not fit.
public func XCTAssertHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let result = closure.didCall(.call, withArguments: arguments, countSpecifier: countSpecifier)
  Reporter.assert(result.failureDescription, at: SpryLocation(file: file, line: line))
}

/// Asserts that a closure was not called.
///
/// - Parameters:
///   - closure: the spy of the closure.
///   - arguments: the arguments with which it should not have been. None means any arguments.
///   - file: the caller's file.
///   - line: the caller's line.
public func XCTAssertHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>,
  with arguments: Any?...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let result = closure.didCall(.call, withArguments: arguments, countSpecifier: .never)
  Reporter.assert(result.failureDescription, at: SpryLocation(file: file, line: line))
}
