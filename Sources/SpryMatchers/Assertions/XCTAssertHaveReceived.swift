public import SpryKit
import Testing

/// Asserts that a fake received a call.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should have been called.
///   - arguments: what each argument should have been: a value to be equal to, an `Argument`, or an
///     `ArgumentCaptor`, which captures from the calls that match. None means any arguments.
///   - countSpecifier: how often; at least once by default.
///   - mark: a mark after which calls count; by default all calls count.
///   - file: the file in which a failure is reported; by default the caller's.
///   - line: the line in the file; by default the caller's.
///
/// A failure states what was expected and seen, and why the nearest calls did not match.
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  file: StaticString = #filePath, line: UInt = #line
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}

/// Asserts that a fake did not receive a call.
///
/// - Parameters:
///   - fake: the fake.
///   - function: the member that should not have been called.
///   - arguments: the arguments with which it should not have been called. None means any arguments.
///   - mark: a mark after which calls count; by default all calls count.
///   - file: the file in which a failure is reported; by default the caller's.
///   - line: the line in the file; by default the caller's.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: .never, since: mark)
  Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}

/// Asserts that a type received a call in the current scope; otherwise like the form for a fake.
public func XCTAssertHaveReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  file: StaticString = #filePath, line: UInt = #line
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}

/// Asserts that a type did not receive a call in the current scope; otherwise like the form for a fake.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let result = fake.didCall(
    function, withArguments: arguments, countSpecifier: .never, since: mark)
  Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}

/// Asserts that a closure was called; otherwise like the form for a fake.
public func XCTAssertHaveReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since mark: SpryMark = .start,
  file: StaticString = #filePath, line: UInt = #line
) {
  let result = closure.didCall(
    .call, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}

/// Asserts that a closure was not called; otherwise like the form for a fake.
public func XCTAssertHaveNotReceived<Input, Output>(
  _ closure: SpyClosure<Input, Output>, with arguments: Any?...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let result = closure.didCall(
    .call, withArguments: arguments, countSpecifier: .never, since: mark)
  Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}
