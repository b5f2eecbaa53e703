internal import SpryKit

/// The evidence that is kept in memory with one object, or with one class in one scope.
///
/// Each piece belongs to the test that saved it. It is released with its subject, or at the end of
/// the test, whichever comes first. So a shared object carries nothing into the next test, and
/// evidence that refers to its own subject does not keep it alive. Evidence without a test is
/// released with the subject.
final class AssociatedEvidence: ScopeEndObserver {
  private struct Piece {
    let value: Any
    let scope: SpryScope?
  }

  private struct Tables {
    var pieces: [ObjectAssociationKey: Piece] = [:]
    /// The scopes that notify this object of their end.
    var scopes: [SpryScope] = []
  }

  private let tables = Locked(Tables())

  /// Saves a value, which replaces the earlier value of the key.
  ///
  /// - Parameter scope: The test that owns the value, or `nil` outside any test.
  func save(_ value: Any, by key: ObjectAssociationKey, in scope: SpryScope?) {
    if let scope { observe(scope) }
    tables.drop { $0.pieces.updateValue(Piece(value: value, scope: scope), forKey: key) }
  }

  /// Returns the saved value, or `nil` if there is none.
  func load(by key: ObjectAssociationKey) -> Any? {
    tables.withLock { $0.pieces[key]?.value }
  }

  /// Removes a value.
  func remove(by key: ObjectAssociationKey) {
    tables.drop { $0.pieces.removeValue(forKey: key) }
  }

  func scopeEnded(_ scope: SpryScope) {
    tables.drop { tables in
      let ended = tables.pieces.filter { $0.value.scope === scope }
      for key in ended.keys { tables.pieces[key] = nil }
      tables.scopes.removeAll { $0 === scope }
      return ended
    }
  }

  private func observe(_ scope: SpryScope) {
    let isNew = tables.withLock { tables in
      let isNew = !tables.scopes.contains { $0 === scope }
      if isNew { tables.scopes.append(scope) }
      return isNew
    }
    if isNew { scope.addEndObserver(self) }
  }
}
