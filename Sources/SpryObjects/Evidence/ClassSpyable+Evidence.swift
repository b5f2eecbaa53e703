internal import SpryKit

// The parameters, results, and errors are the same as for objects.

extension ClassSpyable {
  /// Saves a piece of evidence for this class, replacing the reference's earlier evidence, as
  /// ``ObjectSpyable/saveEvidence(_:with:file:line:)`` does for an object.
  ///
  /// ```swift
  /// View.saveEvidence(true, with: .drawn)
  /// ```
  public static func saveEvidence(
    _ evidence: Any,
    with reference: EvidenceReference,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    evidenceSubject(file, line).save(evidence, with: reference)
  }

  /// Loads a piece of evidence for this class, as
  /// ``ObjectSpyable/loadEvidence(with:as:file:line:)`` does for an object.
  ///
  /// ```swift
  /// #expect(View.loadEvidence(with: .area, as: Int.self) == 4)
  /// ```
  public static func loadEvidence<Value>(
    with reference: EvidenceReference,
    as type: Value.Type = Any.self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value? {
    evidenceSubject(file, line).load(with: reference, as: type)
  }

  /// Removes a piece of evidence for this class, if there is one, as
  /// ``ObjectSpyable/removeEvidence(with:file:line:)`` does for an object.
  public static func removeEvidence(
    with reference: EvidenceReference,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    evidenceSubject(file, line).remove(with: reference)
  }

  private static func evidenceSubject(_ file: StaticString, _ line: UInt) -> EvidenceSubject {
    EvidenceSubject(class: self, at: SpryLocation(file: file, line: line))
  }
}
