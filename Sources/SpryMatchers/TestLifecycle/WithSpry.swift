public import SpryKit
import Testing

/// Runs a closure in a separate scope.
///
/// - Parameters:
///   - strictness: The rule for unstubbed calls. By default, such calls fail the test unless the
///     member returns `Void`.
///   - unusedStubs: The rule for reporting unused stubs. The default is a warning.
///   - callers: Whether failures name the code that called a fake.
///   - function: The calling function. A stub that another function makes counts as part of the
///     setup, and can stay unused.
///   - fileID: The caller's file.
///   - body: The closure.
/// - Returns: The closure's result.
/// - Throws: The closure's error. In a Swift Testing test without a scope, SpryKit reports misuse
///   and failed waits at their lines, and replaces them with an error that Swift Testing doesn't
///   report again.
///
/// Use `withSpry` for code that runs under neither the `.spry` trait nor a ``SpryTestCase``, such
/// as a test in another framework, or for one step of a long test. When the closure returns,
/// SpryKit verifies the fakes that the closure created, and releases everything they recorded.
///
/// ```swift
/// withSpry {
///   let service = FakeUserService()
///   …
/// }
/// ```
///
/// Misuse fails the running test at once. When the closure returns, the test also fails for misuse
/// outside the test's task, for a stub that answered fewer calls than it expects, and, if
/// `unusedStubs` is `.fail`, for an unused stub. After a failure or an error, SpryKit verifies
/// nothing else.
///
/// In XCTest, `withSpry` doesn't detect failures of `XCTAssert…`, and XCTest reports misuse and a
/// failed wait's error a second time if the closure throws them. Use ``SpryTestCase`` or
/// ``withSpryTestScope(_:strictness:unusedStubs:callers:_:)`` there.
@discardableResult
public func withSpry<Result>(
  strictness: Strictness = .normal,
  unusedStubs: UnusedStubs = .warn,
  callers: Bool = true,
  function: String = #function,
  fileID: String = #fileID,
  _ body: () throws -> Result
) rethrows -> Result {
  let test = ScopedTest(
    withSpryIn: function, fileID,
    TestOptions(strictness: strictness, unusedStubs: unusedStubs, findsCallers: callers))
  var hasReturned = false
  defer { test.end(hasReturned: hasReturned) }
  var result: Result?
  do {
    try test.run {
      guard Test.current != nil else { return result = try body() }
      result = try test.notingIssues(of: body) { throw $0 }
    }
  } catch {
    throw test.replacement(for: error)
  }
  hasReturned = true
  return result!
}

/// Runs an `async` closure in a separate scope.
///
/// The parameters, the result, and the errors are the same as for a synchronous closure, plus the
/// actor to stay on. The default is the caller's actor.
@discardableResult
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
    withSpryIn: function, fileID,
    TestOptions(strictness: strictness, unusedStubs: unusedStubs, findsCallers: callers))
  var hasReturned = false
  defer { test.end(hasReturned: hasReturned) }
  var result: Result?
  do {
    try await test.run(isolation: isolation) {
      result = try await test.notingIssues(of: body, isolation: isolation) { throw $0 }
    }
  } catch {
    throw test.replacement(for: error)
  }
  hasReturned = true
  return result!
}

extension ScopedTest {
  /// Runs the body of `withSpry`, and notes the issues that are recorded in it.
  ///
  /// - Parameter rescue: Throws the error of the body: `{ throw $0 }`. A known issue must not see the
  ///   error, because one around `withSpry` would then keep it from leaving the body.
  fileprivate func notingIssues<Result>(
    of body: () throws -> Result, rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    var outcome: Swift.Result<Result, any Error>?
    withKnownIssue(isIntermittent: true) {
      outcome = Swift.Result(catching: body)
    } matching: { issue in
      self.note(issue)
      return false
    }
    do { return try outcome!.get() } catch { return try rescue(error) }
  }

  /// The same for an `async` body.
  fileprivate func notingIssues<Result>(
    of body: () async throws -> Result, isolation: isolated (any Actor)?,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let outcome = await notingIssues(isolation: isolation, body)
    do { return try outcome.get() } catch { return try rescue(error) }
  }

  /// - Parameters:
  ///   - function: The function that calls `withSpry`.
  ///   - fileID: Its file, which begins with its module.
  fileprivate convenience init(
    withSpryIn function: String, _ fileID: String, _ options: TestOptions
  ) {
    let module = String(fileID.prefix { $0 != "/" })
    self.init(
      named: function, function: TestFunction(function, in: .module(module)),
      at: Test.current.map { SpryLocation($0.sourceLocation) }, options, suite: nil,
      isOfWithSpry: true)
  }
}
