public import SpryKit
import Testing

/// Runs a closure as a test in a scope of its own.
///
/// At the end of the closure, the fakes made in it are checked, and everything that they recorded
/// is released.
///
/// - Parameters:
///   - strictness: The rule for calls that no stub answers. By default, they fail the test, unless
///     the member returns nothing.
///   - unusedStubs: How a stub that answered no call is reported. The default is a warning.
///   - callers: Whether failures name the code that called a fake.
///   - function: The caller. A stub that another function makes belongs to a set-up, and may stay
///     unused.
///   - fileID: The file of the caller.
///   - body: The work.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure. In a test of Swift Testing without a scope, misuse and a
///   failed wait are reported at their lines, and replaced by an error that Swift Testing does not
///   report once more.
///
/// Use it for code that has neither the trait `.spry` nor a `SpryTestCase`, such as a test of
/// another framework, or one step of a long test:
///
/// ```swift
/// withSpry {
///   let service = FakeUserService()
///   …
/// }
/// ```
///
/// Misuse fails the running test at once. At the end, the test also fails because of misuse outside
/// its task, of a stub that was called less often than `expected`, and, if `unusedStubs` is
/// `.strict`, of an unused stub. After a failure or an error, nothing else is checked.
///
/// Under XCTest, `withSpry` does not notice a failure of `XCTAssert…`. Use ``SpryTestCase`` or
/// ``withSpryTestScope(_:strictness:unusedStubs:callers:_:)`` there.
public func withSpry<Result>(
  strictness: Strictness = .normal,
  unusedStubs: UnusedStubs = .warn,
  callers: Bool = true,
  function: String = #function,
  fileID: String = #fileID,
  _ body: () throws -> Result
) rethrows -> Result {
  let test = ScopedTest(
    named: function,
    function: TestFunction(function, in: .module(String(fileID.prefix { $0 != "/" }))),
    TestOptions(strictness: strictness, unusedStubs: unusedStubs, findsCallers: callers),
    suite: nil, isOfWithSpry: true)
  var hasReturned = false
  defer { test.end(hasReturned: hasReturned) }
  var result: Result?
  do {
    try test.run {
      guard Test.current != nil else { return result = try body() }
      try withKnownIssue(isIntermittent: true) {
        result = try body()
      } matching: { issue in
        test.note(issue)
        return false
      }
    }
  } catch {
    throw test.replacement(for: error)
  }
  hasReturned = true
  return result!
}

/// Runs an `async` closure as a test in a scope of its own.
///
/// At the end of the closure, the fakes made in it are checked, and everything that they recorded
/// is released.
///
/// - Parameters:
///   - strictness: The rule for calls that no stub answers. By default, they fail the test, unless
///     the member returns nothing.
///   - unusedStubs: How a stub that answered no call is reported. The default is a warning.
///   - callers: Whether failures name the code that called a fake.
///   - function: The caller. A stub that another function makes belongs to a set-up, and may stay
///     unused.
///   - fileID: The file of the caller.
///   - isolation: The actor to stay on. The default is the caller's.
///   - body: The work.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure. In a test of Swift Testing without a scope, misuse and a
///   failed wait are reported at their lines, and replaced by an error that Swift Testing does not
///   report once more.
public func withSpry<Result>(
  strictness: Strictness = .normal,
  unusedStubs: UnusedStubs = .warn,
  callers: Bool = true,
  function: String = #function,
  fileID: String = #fileID,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  let test = ScopedTest(
    named: function,
    function: TestFunction(function, in: .module(String(fileID.prefix { $0 != "/" }))),
    TestOptions(strictness: strictness, unusedStubs: unusedStubs, findsCallers: callers),
    suite: nil, isOfWithSpry: true)
  var hasReturned = false
  defer { test.end(hasReturned: hasReturned) }
  var result: Result?
  do {
    try await test.run(isolation: isolation) {
      guard Test.current != nil else { return result = try await body() }
      try await withKnownIssue(isIntermittent: true, isolation: isolation) {
        result = try await body()
      } matching: { issue in
        test.note(issue)
        return false
      }
    }
  } catch {
    throw test.replacement(for: error)
  }
  hasReturned = true
  return result!
}
