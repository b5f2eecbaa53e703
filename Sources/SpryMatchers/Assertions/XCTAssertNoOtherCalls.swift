public import SpryKit
import Testing

/// Asserts that fakes received no calls except calls that a check matched, or a stub with
/// `expected(_:)` answered. Reads of properties and subscripts do not count.
///
/// The parameters are the same as for `expectNoOtherCalls`.
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: Fake.Function...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = CheckedFakes(fake, repeat each others).noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that fakes received no other calls, besides some.
///
/// The parameters are the same as for `expectNoOtherCalls`.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  _ fake: Fake?, _ others: repeat (each Other)?, ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = CheckedFakes(fake, repeat each others).noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that the fakes of an array received no other calls, besides some.
///
/// The parameters are the same as for `expectNoOtherCalls`.
@discardableResult
public func XCTAssertNoOtherCalls(
  _ fakes: [any Spyable], ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = CheckedFakes(fakes).noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}

/// Asserts that types received no other calls in the current scope.
///
/// The parameters are the same as for `expectNoOtherCalls`.
@discardableResult
public func XCTAssertNoOtherCalls<Fake: Spyable, each Other: Spyable>(
  type fake: Fake.Type, _ others: repeat (each Other).Type,
  ignoring ignored: Fake.ClassFunction...,
  since mark: SpryMark = .start, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let failure = CheckedFakes(types: fake, repeat each others)
    .noOtherCalls(ignoring: ignored, since: mark)
  return Reporter.report(failure, at: SourceLocation(file, line))
}
