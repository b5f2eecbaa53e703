public import SpryKit
public import Testing

/// Expects that fakes received no calls except calls that a check matched, or a stub with
/// `expected(_:)` answered. Reads of properties and subscripts do not count.
///
/// - Parameters:
///   - fake: A fake. A fake that is `nil` is a failure.
///   - others: More fakes.
///   - ignored: The calls to ignore: `api.calls.log(.any)`, or `api.called(.log)`.
///   - mark: A mark. Only calls after it count. By default, all calls count.
///   - sourceLocation: The location of a failure. The default is the caller's, which the other
///     parameters have.
///   - fileID: The module and the name of the caller's file.
///   - file: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
/// - Returns: Whether the check passed.
///
/// ```swift
/// expectNoOtherCalls(api, db, ignoring: api.calls.log(.any))
/// ```
///
/// Checks of received calls, checks of the order, and waits match calls. Reading calls is not a
/// check. A failure lists all calls, and marks the others.
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
      return Reporter.report("\(name) cannot be checked: it is nil", at: location)
    }
    handles.append(SpryFakeHandle(fake))
  }
  return Reporter.report(
    SpryCheck.noOtherCalls(of: handles, ignoring: ignored.map(\.query), since: mark), at: location)
}

/// Expects that types received no other calls in the current scope.
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

/// Not available, because the failure needs no words of the test.
@_disfavoredOverload
@available(*, unavailable, message: "this check takes no message: leave it out")
public func expectNoOtherCalls(_ fake: (any Spyable)?, _ message: String) {}
