/// A wait of a test, which fails the test if it fails.
final class ScopedWait: Sendable {
  enum Verdict<Result> {
    case met(Result)
    case failed(Finding)
    case cancelled

    /// The failure, or `nil` if there is none.
    var failure: Finding? {
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
  private nonisolated(unsafe) let failure: (_ limit: String) -> Finding?

  /// - Parameters:
  ///   - state: The fake that is waited for, or `nil` if it was deallocated.
  ///   - location: The line of the wait.
  ///   - expectation: What the test waits for: `'save(_:)' on FakeStore: expected at least 1 call`.
  ///   - failure: Returns the failure of the wait, or `nil` if it has been met.
  ///   - limit: How long the test waited: `by the end of the test`.
  init(
    for state: SpryState?, at location: SpryLocation, expectation: @escaping () -> String,
    failure: @escaping (_ limit: String) -> Finding?
  ) {
    self.expectation = expectation
    // The task tells the test, or else the fake does.
    let scopes = [.owner, state?.scope].compactMap(\.self)
    scope = scopes.first { !$0.waits.withLock(\.hasEnded) }
    endedScope = scope == nil ? scopes.first : nil
    self.location = location
    self.failure = failure
  }

  /// Waits. If the wait fails, the scope reports it at once.
  ///
  /// - Throws: A ``CallWaitError`` if the wait fails; a `CancellationError` if it was cancelled.
  func run<Result>(
    isolation: isolated (any Actor)?, _ wait: () async -> Verdict<Result>
  ) async throws -> Result {
    scope?.waits.withLock { $0.add(self) }
    let verdict = await withTaskCancellationHandler(
      operation: wait,
      onCancel: { scope?.waits.withLock { $0.cancel(self) } },
      isolation: isolation)
    switch verdict {
    case .met(let result):
      scope?.waits.withLock { _ = $0.remove(self) }
      return result
    case .cancelled:
      // The end of the scope may warn of it.
      throw CancellationError()
    case .failed(let failure):
      let error = CallWaitError(failure, at: location)
      throw report(error) ? error.reported : error
    }
  }

  /// Reports the failure of the wait.
  ///
  /// - Returns: Whether there is a scope that reports it.
  private func report(_ error: CallWaitError) -> Bool {
    if let scope {
      let failedWait = scope.isOfRunningTask ? scope.failedWait : nil
      let isOpen = scope.waits.withLock { waits in
        // The scope has just ended, and its end has reported the wait.
        guard waits.remove(self) else { return false }
        // No test can be found to fail before the end of the scope.
        if failedWait == nil { waits.failed.append(error) }
        return true
      }
      if isOpen { failedWait?(error) }
      return true
    }
    // A cancelled wait is none of a test.
    guard let endedScope, !Task.isCancelled else { return false }
    endedScope.report(Misuse(.afterTest, error.failure), at: location)
    return true
  }

  /// The error of a wait that is not over at the end of its scope, or `nil` if it has been met.
  func errorAtEnd(_ limit: String) -> CallWaitError? {
    failure(limit).map { CallWaitError($0, at: location) }
  }

  /// The line about a wait that may be the reason why a test hangs.
  fileprivate var line: String { "  the test is still waiting at \(location): \(expectation())" }
}

/// The waits of a scope that are not over, and those that its end reports.
struct ScopedWaits {
  private(set) var waiting: [ScopedWait] = []
  private(set) var cancelled: [ScopedWait] = []
  /// The errors of waits that failed outside the tasks of the scope.
  var failed: [CallWaitError] = []
  private(set) var hasEnded = false

  mutating func add(_ wait: ScopedWait) {
    // After the end of the scope, the wait reports its failure itself.
    if !hasEnded { waiting.append(wait) }
  }

  /// Removes a wait that has been met, or that has failed. Returns false if the scope has ended.
  mutating func remove(_ wait: ScopedWait) -> Bool {
    waiting.removeAll { $0 === wait }
    cancelled.removeAll { $0 === wait }
    return !hasEnded
  }

  /// Moves a wait to the cancelled ones, if it was waiting.
  mutating func cancel(_ wait: ScopedWait) {
    guard let index = waiting.firstIndex(where: { $0 === wait }) else { return }
    cancelled.append(waiting.remove(at: index))
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
  /// The lines about waits that may be the reason why the test hangs: those that failed, but were not
  /// reported yet, and those that are not over.
  var linesOfWaits: [String] {
    // This describes values of a user, so it needs to be outside the lock.
    let waits = waits.withLock { $0 }
    return waits.failed.map { "  the wait at \($0.location) failed: \($0.failure.headline)" }
      + waits.waiting.map(\.line)
  }
}
