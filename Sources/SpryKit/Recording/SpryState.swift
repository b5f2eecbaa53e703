/// The calls and stubs of one fake, or of one type in one scope.
///
/// A fake that stores its own state saves the search for it at each call:
///
/// ```swift
/// final class FakeService: Service, Spryable {
///   let spryState = SpryState()
/// }
/// ```
///
/// It may be used from any thread at any time; nothing that is recorded is lost.
public final class SpryState: Sendable {
  let tables: Locked<SpryTables>
  /// Whether the state is that of a type, not of an instance.
  let isOfType: Bool
  /// The scope in which the state was made, if it is one that ends: a test, for one.
  ///
  /// `nonisolated(unsafe)`: changes at most once, before the fake is used; see ``adopt(by:)``.
  nonisolated(unsafe) private(set) var scope: SpryScope?

  /// Creates a state without calls and stubs, which belongs to the current scope.
  public convenience init() {
    self.init(in: .owner)
  }

  init(in scope: SpryScope?, ofType isOfType: Bool = false) {
    self.scope = scope
    self.isOfType = isOfType
    tables = Locked(SpryTables(isOwned: scope != nil))
    scope?.add(self)
  }

  deinit {
    scope?.add(endOfTestIssues)
  }

  /// Gives a state to a scope that opens only now, before the fake is used.
  ///
  /// XCTest makes the fakes that a test case stores when it makes the test case, long before the test.
  package func adopt(by scope: SpryScope) {
    let isNew = tables.withLock { tables in
      guard !tables.isOwned else { return false }
      tables.isOwned = true
      return true
    }
    guard isNew else { return }
    self.scope = scope
    scope.add(self)
  }

  /// Removes the recorded calls, and releases what they hold.
  package func resetCalls() {
    tables.drop { $0.resetCalls() }
  }

  /// Removes the stubs.
  func resetStubs() {
    tables.drop { $0.resetStubs() }
  }
}
