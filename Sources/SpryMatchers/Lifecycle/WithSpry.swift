import SpryKit
import Testing

/// Runs a closure as a test in a scope of its own, which ends with it: the fakes made in it are
/// checked and forgotten.
///
/// - Parameters:
///   - unusedStubs: what is said of a stub that answered no call; by default it is a warning.
///   - function: the caller; a stub that another function makes is one of a set-up, which may stay
///     unused.
///   - body: the work.
/// - Returns: what the closure returns.
///
/// For what has neither the trait `.spry` nor a `SpryTestCase`, such as a test of another framework,
/// or one step of a long test:
///
/// ```swift
/// withSpry {
///   let service = FakeUserService()
///   …
/// }
/// ```
///
/// Misuse fails the running test at once; at the end also what was met off its task, a stub that
/// was called less often than `expected`, and, where `unusedStubs` is `.strict`, one that was not
/// called at all. After a failure or an error no more is checked. Under XCTest a failure of
/// `XCTAssert…` itself is not known here: use ``SpryTestCase``, or ``withSpryTestScope(_:unusedStubs:_:)``.
public func withSpry<Result>(
  unusedStubs: UnusedStubs = .warn,
  function: String = #function,
  _ body: () throws -> Result
) rethrows -> Result {
  let test = WatchedTest(
    named: function, function: function, unusedStubs: unusedStubs, ledger: nil)
  var hasReturned = false
  defer { test.end(hasReturned: hasReturned) }
  guard Test.current != nil else {
    let result = try test.run(body)
    hasReturned = true
    return result
  }
  var result: Result?
  try test.run {
    try withKnownIssue(isIntermittent: true) {
      result = try body()
    } matching: { issue in
      test.note(issue)
      return false
    }
  }
  hasReturned = true
  return result!
}

/// Runs an `async` closure as a test in a scope of its own, which ends with it: the fakes made in it
/// are checked and forgotten.
///
/// - Parameters:
///   - unusedStubs: what is said of a stub that answered no call; by default it is a warning.
///   - function: the caller; a stub that another function makes is one of a set-up, which may stay
///     unused.
///   - isolation: the actor to stay on; that of the caller.
///   - body: the work.
/// - Returns: what the closure returns.
public func withSpry<Result>(
  unusedStubs: UnusedStubs = .warn,
  function: String = #function,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  let test = WatchedTest(
    named: function, function: function, unusedStubs: unusedStubs, ledger: nil)
  var hasReturned = false
  defer { test.end(hasReturned: hasReturned) }
  guard Test.current != nil else {
    let result = try await test.run(isolation: isolation, body)
    hasReturned = true
    return result
  }
  var result: Result?
  try await test.run(isolation: isolation) {
    try await withKnownIssue(isIntermittent: true, isolation: isolation) {
      result = try await body()
    } matching: { issue in
      test.note(issue)
      return false
    }
  }
  hasReturned = true
  return result!
}
