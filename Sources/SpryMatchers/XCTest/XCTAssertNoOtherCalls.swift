public import SpryKit

/// Asserts that fakes received no calls but those that a check found or a stub answered.
///
/// - Parameters:
///   - fake: a fake.
///   - others: more of them.
///   - ignored: members whose calls do not matter, on every fake that has one of that name.
///   - mark: where the calls begin that count; by default at the first.
///   - file: the caller's file.
///   - line: the caller's line.
///
/// ```swift
/// XCTAssertNoOtherCalls(api, db, ignoring: .log)
/// ```
///
/// A call counts as found if a check fitted it before: whether and how often it was received, in
/// which order, or a wait for it. To read calls is no check. A failure lists the conversation with
/// the other calls marked.
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake,
  _ others: repeat each Other,
  ignoring ignored: Fake.Function...,
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var fakes = [CheckedFake(fake)]
  repeat fakes.append(CheckedFake(each others))
  Reporter.assert(
    SpryCheck.noOtherCalls(of: fakes, ignoring: ignored.map { IgnoredMember($0) }, since: mark),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}

/// Asserts the same, where the first fake does not have the members to ignore, and the second does.
@_disfavoredOverload
public func XCTAssertNoOtherCalls<Fake: Spyable, Second: Spyable, each Other: Spyable>(
  _ fake: Fake,
  _ second: Second,
  _ others: repeat each Other,
  ignoring ignored: Second.Function...,
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var fakes = [CheckedFake(fake), CheckedFake(second)]
  repeat fakes.append(CheckedFake(each others))
  Reporter.assert(
    SpryCheck.noOtherCalls(of: fakes, ignoring: ignored.map { IgnoredMember($0) }, since: mark),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}

/// Asserts the same, with the names of the members to ignore as string literals.
@_disfavoredOverload
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake,
  _ others: repeat each Other,
  ignoring ignored: MemberName...,
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var fakes = [CheckedFake(fake)]
  repeat fakes.append(CheckedFake(each others))
  Reporter.assert(
    SpryCheck.noOtherCalls(of: fakes, ignoring: ignored.map { IgnoredMember($0) }, since: mark),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}

/// Asserts that types received no calls, in the current scope, but those that a check found or a stub
/// answered.
///
/// - Parameters:
///   - fake: the type of a fake.
///   - others: more of them.
///   - ignored: static members whose calls do not matter, on every type that has one of that name.
///   - mark: where the calls begin that count; by default at the first.
///   - file: the caller's file.
///   - line: the caller's line.
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake.Type,
  _ others: repeat (each Other).Type,
  ignoring ignored: Fake.ClassFunction...,
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var fakes = [CheckedFake(type: fake)]
  repeat fakes.append(CheckedFake(type: each others))
  Reporter.assert(
    SpryCheck.noOtherCalls(of: fakes, ignoring: ignored.map { IgnoredMember($0) }, since: mark),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}
