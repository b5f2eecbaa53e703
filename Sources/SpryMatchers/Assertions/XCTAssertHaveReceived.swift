public import SpryKit
import Testing

/// Asserts that a fake received a call.
///
/// The parameters are the same as for `expectHaveReceived`.
@discardableResult
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = failure(of: fake, function) {
    CallQuery(SpryFakeHandle($0), function, arguments).check(countSpecifier).failureDescription
  }
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that a fake did not receive a call, or received any other number of calls.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = failure(of: fake, function) {
    CallQuery(SpryFakeHandle($0), function, arguments).check(countSpecifier)
      .oppositeFailureDescription
  }
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that a type received a call in the current scope.
///
/// The parameters are the same as for `expectHaveReceived`.
@discardableResult
public func XCTAssertHaveReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let result = CallQuery(SpryFakeHandle(type: fake), function, arguments).check(countSpecifier)
  return Reporter.report(result.failureDescription, at: SourceLocation(file, line))
}

/// Asserts that a type did not receive a call in the current scope.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let result = CallQuery(SpryFakeHandle(type: fake), function, arguments).check(countSpecifier)
  return Reporter.report(result.oppositeFailureDescription, at: SourceLocation(file, line))
}
