/// A wait of a test, which fails the test if it fails.
final class ScopedWait: Sendable {
  enum End<Result> {
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
  /// Returns the failure of the wait at the end of its scope, or `nil` if it has been met.
  ///
  /// `nonisolated(unsafe)`: runs the matchers of the wait, as the other checks at the end do.
  private nonisolated(unsafe) let failureAtEnd: () -> String?

  /// - Parameters:
  ///   - state: The fake that is waited for, or `nil` if it was deallocated.
  ///   - location: The line of the wait.
  init(
    for state: SpryState?, at location: SpryLocation, failureAtEnd: @escaping () -> String?
  ) {
    // A fake of a test that has ended is waited for by another test.
    let scopes = [state?.scope, .owner].compactMap(\.self)
    scope = scopes.first { !$0.waits.withLock(\.hasEnded) }
    endedScope = scope == nil ? scopes.first : nil
    self.location = location
    self.failureAtEnd = failureAtEnd
  }

  /// Waits. If the wait fails, the scope keeps its error until the error leaves the test.
  ///
  /// - Throws: A ``CallWaitError`` if the wait fails; a `CancellationError` if it was cancelled.
  func run<Result>(
    isolation: isolated (any Actor)?, _ wait: () async -> End<Result>
  ) async throws -> Result {
    scope?.waits.withLock { $0.add(self) }
    let end = await withTaskCancellationHandler(
      operation: wait,
      onCancel: { scope?.waits.withLock { _ = $0.remove(self) } },
      isolation: isolation)
    guard case .failed(let failure) = end else {
      scope?.waits.withLock { _ = $0.remove(self) }
      guard case .met(let result) = end else { throw CancellationError() }
      return result
    }
    let error = CallWaitError(description: failure, location: location)
    // No test would report it: the wait begins after the end of its test.
    if (try? Task.checkCancellation()) != nil {
      endedScope?.report(Misuse(.afterTest, failure, nil), at: location)
    }
    scope?.waits.withLock { waits in
      // The end of the scope may have reported it already.
      if waits.remove(self) { waits.failed.append(error) }
    }
    throw error
  }

  /// The error of a wait that is not over at the end of its scope, or `nil` if it has been met.
  fileprivate var errorAtEnd: CallWaitError? {
    failureAtEnd().map { CallWaitError(description: $0, location: location) }
  }
}

/// The waits of a scope that were not reported yet.
struct ScopedWaits {
  private var waiting: [ScopedWait] = []
  /// The errors of failed waits that did not leave the body of the test.
  var failed: [CallWaitError] = []
  private(set) var hasEnded = false

  mutating func add(_ wait: ScopedWait) {
    if !hasEnded { waiting.append(wait) }
  }

  /// Returns whether the wait was there.
  mutating func remove(_ wait: ScopedWait) -> Bool {
    guard let index = waiting.firstIndex(where: { $0 === wait }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Keeps an error for the end, unless the scope has it already.
  mutating func keep(_ error: CallWaitError) {
    if !hasEnded, !failed.contains(where: error.isSame) { failed.append(error) }
  }

  mutating func end() -> (failed: [CallWaitError], waiting: [ScopedWait]) {
    defer {
      self = ScopedWaits()
      hasEnded = true
    }
    return (failed, waiting)
  }
}

extension SpryScope {
  /// Ends the waits, and returns the errors to report. The fakes must still have their calls.
  func endWaits() -> [CallWaitError] {
    let (failed, waiting) = waits.withLock { $0.end() }
    return failed + waiting.compactMap(\.errorAtEnd)
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
