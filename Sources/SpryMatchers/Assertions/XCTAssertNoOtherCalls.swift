public import SpryKit
import Testing

/// Asserts that fakes received no calls except those that a check matched, or a stub with
/// `expected(_:)` answered. Reads of properties and subscripts do not count.
///
/// - Parameters:
///   - fake: A fake.
///   - others: More fakes.
///   - ignored: The members to ignore, on every fake that has a member of that name.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
///
/// ```swift
/// XCTAssertNoOtherCalls(api, db, ignoring: .log)
/// ```
///
/// Checks of received calls, checks of the order, and waits match calls. Reading calls is not a
/// check. A failure lists all calls, and marks the others.
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: Fake.Function...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that fakes received no other calls, if the second fake, and not the first, has the members
/// to ignore.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, Second: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ second: Second?, _ others: repeat (each Other)?,
  ignoring ignored: Second.Function...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = noOtherCalls(fake, second, repeat each others, ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that fakes received no other calls. The members to ignore are string literals.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: MemberName...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that fakes received no other calls, besides those of some typed members.
///
/// - Parameters:
///   - fake: A fake.
///   - others: More fakes.
///   - ignored: The members to ignore, with their arguments: `api.calls.log(.any)`.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that the fakes of an array received no other calls, besides those of some typed members.
///
/// - Parameters:
///   - fakes: The fakes.
///   - ignored: The members to ignore, with their arguments: `api.calls.log(.any)`.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - file: The file in which a failure is reported. The default is the caller's.
///   - line: The line in the file. The default is the caller's.
/// - Returns: Whether the check passed.
@discardableResult
public func XCTAssertNoOtherCalls(
  _ fakes: [any Spyable], ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  Reporter.report(
    noOtherCalls(of: fakes, ignoring: ignored, since: mark), at: SourceLocation(file, line))
}

/// Asserts that types received no other calls in the current scope.
///
/// The parameters are those of the form for fakes.
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  type fake: Fake.Type, _ others: repeat (each Other).Type,
  ignoring ignored: Fake.ClassFunction...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = noOtherCalls(types: fake, repeat each others, ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}
