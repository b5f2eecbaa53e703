public import SpryKit

/// Asserts that calls came in this order, across fakes; others may lie between.
///
/// - Parameters:
///   - mark: where the calls begin that count; by default at the first.
///   - calls: the calls, one a line.
///   - file: the caller's file.
///   - line: the caller's line.
///
/// ```swift
/// XCTAssertInOrder {
///   db.called(.begin)
///   api.called(.send, with: 1)
///   db.called(.commit)
/// }
/// ```
///
/// Each line takes the earliest call that fits, behind those of the line before. A line with a count
/// takes the calls up to the first that fits the next line. A failure shows what was wanted beside
/// what happened.
public func XCTAssertInOrder(
  since mark: SpryMark = .start,
  @ExpectedCallsBuilder _ calls: () -> [ExpectedCall],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  Reporter.assert(
    SpryCheck.inOrder(since: mark, calls),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}

/// Asserts that the fakes that are named received these calls in this order, and nothing else.
///
/// - Parameters:
///   - mark: where the calls begin that count; by default at the first.
///   - calls: the calls, one a line; each once, if it has no count.
///   - file: the caller's file.
///   - line: the caller's line.
public func XCTAssertExactlyInOrder(
  since mark: SpryMark = .start,
  @ExpectedCallsBuilder _ calls: () -> [ExpectedCall],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  Reporter.assert(
    SpryCheck.inOrder(exactly: true, since: mark, calls),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}

/// Asserts that the first call that fits one came before the first that fits another.
///
/// - Parameters:
///   - first: the call that should have come first. Its count, if it has one, is that of the calls
///     before the other.
///   - second: the call that should have come later.
///   - mark: where the calls begin that count; by default at the first.
///   - file: the caller's file.
///   - line: the caller's line.
///
/// ```swift
/// XCTAssertCalled(db.called(.begin), before: api.called(.send))
/// ```
///
/// Both must have come.
public func XCTAssertCalled(
  _ first: ExpectedCall,
  before second: ExpectedCall,
  since mark: SpryMark = .start,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  Reporter.assert(
    SpryCheck.called(first, before: second, since: mark),
    at: SpryLocation(file: file, line: line),
    showsCalls: true
  )
}
