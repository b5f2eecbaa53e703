public import SpryKit
public import Testing

/// Verifies that fakes received no calls except the ones that the test verified or expected.
///
/// - Parameters:
///   - fake: A fake. If it is `nil`, the assertion fails.
///   - others: More fakes.
///   - ignored: The calls to ignore: `mailer.calls.log(.any)`, or `mailer.called(.log)`.
///   - mark: A mark. Only calls after the mark count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's location, which the
///     parameters below contain.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the assertion passed.
///
/// Use this assertion after a test's other assertions. A call counts as verified if an assertion or
/// a wait matched it, and as expected if a stub with `expected(_:)` answered it. A stub without
/// `expected(_:)` doesn't make calls expected, and reading calls doesn't make them verified. Reads
/// of properties and subscripts are ignored.
///
/// ```swift
/// expectNoOtherCalls(service, mailer, ignoring: mailer.calls.log(.any))
/// ```
@discardableResult
public func expectNoOtherCalls(
  _ fake: (any Spyable)?, _ others: (any Spyable)?..., ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let location = sourceLocation ?? .init(fileID, file, line, column)
  var handles: [SpryFakeHandle] = []
  for (index, fake) in ([fake] + others).enumerated() {
    guard let fake else {
      let name = others.isEmpty ? "the fake" : "fake \(index + 1) of \(others.count + 1)"
      return Reporter.report(Finding("\(name) cannot be checked: it is nil"), at: location)
    }
    handles.append(SpryFakeHandle(fake))
  }
  return Reporter.report(
    SpryCheck.noOtherCalls(of: handles, ignoring: ignored.map(\.query), since: mark), at: location)
}

/// Verifies that types received no calls in the current scope except the ones that the test
/// verified or expected.
///
/// The parameters are the same as for fakes.
@discardableResult
public func expectNoOtherCalls(
  type fake: any Spyable.Type, _ others: any Spyable.Type..., ignoring ignored: any MemberCalls...,
  since mark: SpryMark = .start,
  sourceLocation: SourceLocation? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let handles = ([fake] + others).map { SpryFakeHandle(type: $0) }
  return Reporter.report(
    SpryCheck.noOtherCalls(of: handles, ignoring: ignored.map(\.query), since: mark),
    at: sourceLocation ?? .init(fileID, file, line, column))
}
