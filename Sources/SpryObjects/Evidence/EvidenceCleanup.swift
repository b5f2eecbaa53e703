internal import SpryKit

extension Subject {
  /// Removes evidence when a spy has ended its spying. What is not there needs no removal.
  ///
  /// - Parameters:
  ///   - references: where the evidence is kept. What was kept in memory with an object that is gone
  ///     has gone with it; files have not.
  ///   - scope: the scope in which the spy was made, since spying may end on any thread: it has the
  ///     evidence of a class, and hears of files that cannot be removed.
  ///   - location: where the spy was made.
  func remove(_ references: [EvidenceReference], in scope: SpryScope, at location: SpryLocation) {
    let subject =
      isClass
      ? EvidenceSubject(class: type, in: scope, at: location)
      : EvidenceSubject(object, of: type, in: scope, at: location)
    for reference in references { subject.remove(with: reference) }
  }
}
