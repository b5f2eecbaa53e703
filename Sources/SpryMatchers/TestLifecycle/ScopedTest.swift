import SpryKit
import Testing

/// A test that runs in a scope: the scope, whether the test failed, and the report at its end.
final class ScopedTest: Sendable {
  @TaskLocal static var current: ScopedTest?

  let scope: SpryScope
  /// Whether this is a part of a test without a scope, so that Testing reports the errors that it
  /// throws.
  let isPartWithoutScope: Bool
  private let function: TestFunction
  private let unusedStubs: UnusedStubs
  private let suite: SuiteStubUsage?
  private let record: Locked<FailureRecord>

  /// The failures of the test that the library was notified of.
  private struct FailureRecord {
    var texts: [String] = []
    var misuse: [Misuse] = []
    /// An error that Testing does not report; see ``ScopedTest/fail(_:of:at:)``.
    var unreportedError: (any Error)?
    /// Whether the last calls were printed. `withSpry` could print them only for an `async` body.
    var hasTimeline: Bool
  }

  /// - Parameters:
  ///   - name: The name in the message about a fake that is called after the test.
  ///   - function: The test function.
  ///   - location: The declaration of the test, if it is known.
  ///   - suite: The stub usage of its suite, if there is one.
  ///   - isOfWithSpry: Whether this is a part of a test, in `withSpry`.
  ///   - testCase: The object that XCTest runs, or `nil` for Swift Testing.
  init(
    named name: String,
    function: TestFunction,
    at location: SpryLocation? = nil,
    _ options: TestOptions,
    suite: SuiteStubUsage?,
    isOfWithSpry: Bool = false,
    testCase: ObjectIdentifier? = nil
  ) {
    isPartWithoutScope = isOfWithSpry && Self.current == nil && Test.current != nil
    scope = SpryScope(
      ofTest: name, at: location, misuse: .failingTest,
      failedWait: { Reporter.fail($0) }, strictness: options.strictness,
      callers: options.findsCallers ? callerRecorder(of: function) : nil,
      isOfWithSpry: isOfWithSpry, testCase: testCase)
    record = Locked(FailureRecord(hasTimeline: isOfWithSpry))
    self.function = function
    unusedStubs = options.unusedStubs
    self.suite = suite
  }

  /// Whether the library was notified of a failure.
  var hasFailed: Bool { record.withLock { !$0.texts.isEmpty } }

  /// Notes a failure, and the misuse that it reports.
  func note(failure text: String) {
    record.withLock { record in
      record.texts.append(text)
      if let misuse = Reporter.error as? Misuse { record.misuse.append(misuse) }
    }
  }

  /// Returns whether a failure was noted.
  func hasNoted(_ text: String) -> Bool { record.withLock { $0.texts.contains(text) } }

  /// An error that Testing does not report, to throw in place of one that was reported.
  var unreportedError: (any Error)? {
    get { record.withLock(\.unreportedError) }
    set { record.withLock { $0.unreportedError = newValue } }
  }

  /// Returns whether matching misuse was reported.
  func hasReported(where matches: (Misuse) -> Bool) -> Bool {
    record.withLock { $0.misuse }.contains(where: matches)
  }

  /// The last calls, for the first failure that they add something to, or `nil` for other failures.
  func takeTimeline() -> String? {
    if record.withLock({ $0.hasTimeline }) { return nil }
    let calls = scope.timeline(last: 20)
    guard calls.count >= Reporter.fewestCalls, let text = timelineText(calls) else { return nil }
    return record.withLock { record in
      defer { record.hasTimeline = true }
      return record.hasTimeline ? nil : text
    }
  }

  /// Ends a test whose body returned or threw.
  func end(hasReturned: Bool) {
    end(Task.isCancelled ? .endedEarly : hasReturned && !hasFailed ? .passed : .failed)
  }

  /// Ends the test: reports its issues, and releases everything that its fakes recorded.
  func end(_ outcome: TestOutcome) {
    let issues = scope.end()
    let waits = issues.failedWaits.map(\.failure.text)
    let outcome = outcome == .passed && !waits.isEmpty ? .failed : outcome
    suite?.add(issues, outcome, unusedStubs: unusedStubs, function: function)
    Reporter.report(
      EndOfTestReport(
        of: issues, outcome, unusedStubs: unusedStubs, function: function,
        after: record.withLock { $0.texts } + waits))
  }
}

extension ScopedTest {
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope.run { try Self.$current.withValue(self, operation: body) }
  }

  func run<Result>(
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await scope.run(isolation: isolation) {
      try await withTaskCancellationHandler(
        operation: {
          try await Self.$current.withValue(self, operation: body, isolation: isolation)
        },
        // A time limit cancels the test, but not the tasks that it started.
        onCancel: { scope.cancel() },
        isolation: isolation)
    }
  }
}
