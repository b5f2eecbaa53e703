internal import SpryKit

/// Removes evidence when a spy has ended its spying. What is not there needs no removal.
enum EvidenceCleanup {
  /// Removes evidence of an object.
  ///
  /// - Parameters:
  ///   - references: where the evidence is kept.
  ///   - object: the subject; nil when it is gone, with what was kept in memory; the files are left.
  ///   - type: its class.
  ///   - scope: who hears of files that cannot be removed: the scope in which the spy was made, since
  ///     spying may end on any thread.
  ///   - location: where the spy was made, or ended.
  static func removeAll(
    _ references: [EvidenceReference],
    of object: AnyObject?,
    class type: AnyClass,
    in scope: SpryScope = .current,
    at location: SpryLocation
  ) {
    let subject = EvidenceSubject(object, of: type, in: scope, at: location)
    for reference in references { subject.remove(with: reference) }
  }

  /// Removes evidence of a class.
  ///
  /// - Parameters:
  ///   - references: where the evidence is kept.
  ///   - type: the class.
  ///   - scope: the scope in which the spy was made, which is where the class's evidence is, and who
  ///     hears of files that cannot be removed.
  ///   - location: where the spy was made, or ended.
  static func removeAll(
    _ references: [EvidenceReference],
    ofClass type: AnyClass,
    in scope: SpryScope = .current,
    at location: SpryLocation
  ) {
    let subject = EvidenceSubject(class: type, in: scope, at: location)
    for reference in references { subject.remove(with: reference) }
  }
}
