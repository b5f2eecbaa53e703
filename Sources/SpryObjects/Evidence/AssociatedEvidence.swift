internal import SpryKit

/// The evidence that is kept with one object, or with one class in one scope.
///
/// Each piece belongs to the test that saved it, and goes at its end if its subject has not gone
/// before: a subject that lives on, as a shared one does, brings nothing into the next test, and one
/// that its own evidence holds is let go. What no test is known for goes with the subject.
final class AssociatedEvidence: ScopeTenant {
  private struct Piece {
    let value: Any
    let scope: SpryScope?
  }

  private struct Tables {
    var pieces: [ObjectAssociationKey: Piece] = [:]
    /// Those that will tell of their end; few.
    var scopes: [SpryScope] = []
  }

  private let tables = Locked(Tables())

  /// - Parameter scope: the test to which the value belongs, if there is one.
  func save(_ value: Any, by key: ObjectAssociationKey, in scope: SpryScope?) {
    let replaced = tables.withLock { tables in
      let isNew = scope.map { scope in !tables.scopes.contains { $0 === scope } } ?? false
      if isNew, let scope { tables.scopes.append(scope) }
      let piece = tables.pieces.updateValue(Piece(value: value, scope: scope), forKey: key)
      return (piece: piece, isNew: isNew)
    }
    if replaced.isNew { scope?.announceEnd(to: self) }
    withExtendedLifetime(replaced) {}
  }

  /// The value that was saved; nil for none.
  func load(by key: ObjectAssociationKey) -> Any? {
    tables.withLock { $0.pieces[key]?.value }
  }

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
}
