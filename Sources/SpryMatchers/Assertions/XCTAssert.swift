public import SpryKit
import Testing

// The assertions that Spry has, by Spry's names. All others are `expect…`, which report to XCTest as well.

/// Verifies that a member was called.
///
/// The parameters are the same as for `expectHaveReceived`.
@discardableResult
public func XCTAssertHaveReceived(
  _ calls: some MemberCalls, _ count: CountSpecifier? = nil,
  _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(
    calls.query.check(count).failure, message, at: SourceLocation(file, line))
}

/// Verifies that a member was not called.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived(
  _ calls: some MemberCalls, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(calls.query.failureOfNoCalls, message, at: SourceLocation(file, line))
}

/// Asserts that a fake received a call.
///
/// The parameters are the same as for `expectHaveReceived`.
@discardableResult
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool where Fake.Function: SpryMemberNames {
  let failure = failure(of: fake, function.rawValue) {
    CallQuery(SpryFakeHandle($0), function, arguments).check(countSpecifier).failure
  }
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that a fake did not receive a call.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool where Fake.Function: SpryMemberNames {
  let failure = failure(of: fake, function.rawValue) {
    CallQuery(SpryFakeHandle($0), function, arguments).check(countSpecifier)
      .oppositeFailure
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
) -> Bool where Fake.ClassFunction: SpryMemberNames {
  let result = CallQuery(SpryFakeHandle(type: fake), function, arguments).check(countSpecifier)
  return Reporter.report(result.failure, at: SourceLocation(file, line))
}

/// Asserts that a type did not receive a call in the current scope.
///
/// The parameters are the same as for `expectHaveNotReceived`.
@discardableResult
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  type fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) -> Bool where Fake.ClassFunction: SpryMemberNames {
  let result = CallQuery(SpryFakeHandle(type: fake), function, arguments).check(countSpecifier)
  return Reporter.report(result.oppositeFailure, at: SourceLocation(file, line))
}

/// Asserts that at least one member of a fake was called.
@discardableResult
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = failure(of: fake) { SpryCheck.anyCall(to: SpryFakeHandle($0)) }
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that no member of a fake was called.
@discardableResult
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let location = SourceLocation(file, line)
  guard let fake else { return Reporter.report(nilFailure(of: fake), at: location) }
  return Reporter.report(SpryCheck.noCall(to: SpryFakeHandle(fake)), at: location)
}

/// Asserts that at least one static member of a type was called in the current scope.
@discardableResult
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = SpryCheck.anyCall(to: SpryFakeHandle(type: fake))
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that no static member of a type was called in the current scope.
@discardableResult
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = SpryCheck.noCall(to: SpryFakeHandle(type: fake))
  return Reporter.report(failure, at: SourceLocation(file, line))
}
