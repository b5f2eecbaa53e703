/// A wait of a test, which fails the test if it fails.
final class ScopedWait: Sendable {
  enum Outcome<Result> {
    case met(Result)
    case failed(String)
    case cancelled

    /// The failure, or `nil` if there is none.
    var failure: String? {
      if case .failed(let failure) = self { failure } else { nil }
    }
  }

  private let scope: SpryScope?
  /// The scope that reports a failure, if all scopes have ended.
  private let endedScope: SpryScope?
  private let location: SpryLocation
  // `nonisolated(unsafe)`: these run the matchers of the wait, as the other checks at the end do, and
  // describe its expected values.
  private nonisolated(unsafe) let expectation: () -> String
  private nonisolated(unsafe) let failure: (_ limit: String) -> String?

  /// - Parameters:
  ///   - state: The fake that is waited for, or `nil` if it was deallocated.
  ///   - location: The line of the wait.
  ///   - expectation: What the test waits for: `'save(_:)' on FakeStore: expected at least 1 call`.
  ///   - failure: Returns the failure of the wait, or `nil` if it has been met.
  ///   - limit: How long the test waited: `by the end of the test`.
  init(
    for state: SpryState?, at location: SpryLocation, expectation: @escaping () -> String,
    failure: @escaping (_ limit: String) -> String?
  ) {
    self.expectation = expectation
    // A fake of a test that has ended is waited for by another test.
    let scopes = [state?.scope, .owner].compactMap(\.self)
    scope = scopes.first { !$0.waits.withLock(\.hasEnded) }
    endedScope = scope == nil ? scopes.first : nil
    self.location = location
    self.failure = failure
  }

  /// Waits. If the wait fails, the scope keeps its error until the error leaves the test.
  ///
  /// - Throws: A ``CallWaitError`` if the wait fails; a `CancellationError` if it was cancelled.
  func run<Result>(
    isolation: isolated (any Actor)?, _ wait: () async -> Outcome<Result>
  ) async throws -> Result {
    scope?.waits.withLock { $0.add(self) }
    let outcome = await withTaskCancellationHandler(
      operation: wait,
      onCancel: { scope?.waits.withLock { $0.cancel(self) } },
      isolation: isolation)
    guard case .failed(let failure) = outcome else {
      // Met, or cancelled: nothing is left to report.
      scope?.waits.withLock { _ = $0.remove(self) }
      guard case .met(let result) = outcome else { throw CancellationError() }
      return result
    }
    let error = CallWaitError(description: failure, location: location)
    // No test would report it: the wait begins after the end of its test. A cancelled wait is none of a
    // test.
    if !Task.isCancelled {
      endedScope?.report(Misuse(.afterTest, failure, nil), at: location)
    }
    scope?.waits.withLock { waits in
      // The end of the scope may have reported it already.
      if waits.remove(self) { waits.failed.append(error) }
    }
    throw error
  }

  /// The error of a wait that is not over at the end of its scope, or `nil` if it has been met.
  func errorAtEnd(_ limit: String) -> CallWaitError? {
    failure(limit).map { CallWaitError(description: $0, location: location) }
  }

  /// The line about a wait that may be the reason why a test hangs.
  fileprivate var line: String { "  the test is still waiting at \(location): \(expectation())" }
}

/// The waits of a scope that were not reported yet.
struct ScopedWaits {
  private(set) var waiting: [ScopedWait] = []
  private(set) var cancelled: [ScopedWait] = []
  /// The errors of failed waits that did not leave the body of the test.
  var failed: [CallWaitError] = []
  private(set) var hasEnded = false

  mutating func add(_ wait: ScopedWait) {
    // After the end of the scope, the wait reports its failure itself.
    if !hasEnded { waiting.append(wait) }
  }

  /// Returns whether the wait was there.
  mutating func remove(_ wait: ScopedWait) -> Bool {
    guard let index = waiting.firstIndex(where: { $0 === wait }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Moves a wait to the cancelled ones, if it was waiting.
  mutating func cancel(_ wait: ScopedWait) {
    if remove(wait) { cancelled.append(wait) }
  }

  /// Keeps an error for the end, unless the scope has it already.
  mutating func keep(_ error: CallWaitError) {
    if !hasEnded, !failed.contains(where: error.isSame) { failed.append(error) }
  }

  /// Removes all waits, and returns them.
  mutating func end() -> ScopedWaits {
    defer {
      self = ScopedWaits()
      hasEnded = true
    }
    return self
  }
}

extension SpryScope {
  /// The lines about waits that may be the reason why the test hangs: those that failed, but whose
  /// errors the test did not receive yet, and those that are not over.
  var linesOfWaits: [String] {
    // This describes values of a user, so it needs to be outside the lock.
    let waits = waits.withLock { $0 }
    return waits.failed.map { error in
      let first = error.description.split(separator: "\n")[0]
      return "  the wait at \(error.location) failed: \(first)"
    } + waits.waiting.map(\.line)
  }

  /// Keeps the error of a wait that left a scope inside this one.
  package func keep(_ error: CallWaitError) { waits.withLock { $0.keep(error) } }

  /// Leaves the report of a failed wait to the caller.
  package func take(_ error: CallWaitError) { _ = takeFailedWait(where: error.isSame) }

  /// Leaves the report of the first matching failed wait to the caller.
  package func takeFailedWait(where matches: (CallWaitError) -> Bool) -> CallWaitError? {
    waits.withLock { waits in
      waits.failed.firstIndex(where: matches).map { waits.failed.remove(at: $0) }
    }
  }
}
