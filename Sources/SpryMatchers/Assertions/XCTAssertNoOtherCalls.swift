public import SpryKit
import Testing

/// Asserts that fakes received no calls except those that a check matched or a stub answered.
///
/// - Parameters:
///   - fake: a fake.
///   - others: more fakes.
///   - ignored: members whose calls do not matter, on every fake that has a member of that name.
///   - mark: a mark after which calls count; by default all calls count.
///   - file: the file in which a failure is reported; by default the caller's.
///   - line: the line in the file; by default the caller's.
///
/// ```swift
/// XCTAssertNoOtherCalls(api, db, ignoring: .log)
/// ```
///
/// A check that matched a call is one of whether and how often it was received, of the order, or a
/// wait for it. Reading calls is no check. A failure lists all calls and marks the others.
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake, _ others: repeat each Other, ignoring ignored: Fake.Function...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: SourceLocation(file, line), showsCalls: true)
}

/// Asserts the same when the second fake, and not the first, has the members to ignore.
@_disfavoredOverload
public func XCTAssertNoOtherCalls<Fake: Spyable, Second: Spyable, each Other: Spyable>(
  _ fake: Fake, _ second: Second, _ others: repeat each Other,
  ignoring ignored: Second.Function...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let failure = noOtherCalls(fake, second, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: SourceLocation(file, line), showsCalls: true)
}

/// Asserts the same, with the names of the members to ignore as string literals.
@_disfavoredOverload
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake, _ others: repeat each Other, ignoring ignored: MemberName...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let failure = noOtherCalls(fake, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: SourceLocation(file, line), showsCalls: true)
}

/// Asserts that types received no other calls in the current scope; otherwise like the form for
/// fakes.
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  type fake: Fake.Type, _ others: repeat (each Other).Type,
  ignoring ignored: Fake.ClassFunction...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) {
  let failure = noOtherCalls(types: fake, repeat each others, ignoring: ignored, since: mark)
  Reporter.report(failure, at: SourceLocation(file, line), showsCalls: true)
}
