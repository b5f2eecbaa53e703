internal import SpryKit

// The parameters, results, and errors are the same as for objects.

extension ClassSpyable {
  /// Saves a piece of evidence for this class, like
  /// ``ObjectSpyable/saveEvidence(_:with:file:line:)`` for an object. The new evidence replaces
  /// earlier evidence with the same reference.
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

  /// Loads a piece of evidence for this class, like
  /// ``ObjectSpyable/loadEvidence(with:as:file:line:)`` for an object.
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

  /// Removes a piece of evidence for this class, if it exists, like
  /// ``ObjectSpyable/removeEvidence(with:file:line:)`` for an object.
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
