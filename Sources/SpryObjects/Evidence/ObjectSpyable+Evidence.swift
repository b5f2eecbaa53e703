internal import SpryKit

extension ObjectSpyable {
  /// Saves a piece of evidence for this object, replacing earlier evidence with the same reference.
  ///
  /// - Parameters:
  ///   - evidence: The value. For a file, it must be `Codable`.
  ///   - reference: The reference, which determines where SpryKit stores the evidence.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// It is misuse if a value can't be saved to a file. The running test fails, the process never
  /// stops, and the file stays as it was.
  ///
  /// ```swift
  /// view.saveEvidence(true, with: .drawn)
  /// ```
  public func saveEvidence(
    _ evidence: Any,
    with reference: EvidenceReference,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    evidenceSubject(file, line).save(evidence, with: reference)
  }

  /// Loads a piece of evidence for this object.
  ///
  /// - Parameters:
  ///   - reference: The reference with which the evidence was saved.
  ///   - type: The type of the evidence, or `Any` for the type with which the evidence was saved. A
  ///     file that another process saved is decoded as this type.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The value, or `nil` if no value was saved. If `type` is `Any`, a saved `nil` is
  ///   returned as a nested optional.
  ///
  /// It is misuse if the evidence has a different type, if a file can't be read, or if `type` is
  /// `Any` and another process saved the file. The running test then fails, and the result is
  /// `nil`.
  ///
  /// ```swift
  /// #expect(view.loadEvidence(with: .area, as: Int.self) == 4)
  /// ```
  public func loadEvidence<Value>(
    with reference: EvidenceReference,
    as type: Value.Type = Any.self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value? {
    evidenceSubject(file, line).load(with: reference, as: type)
  }

  /// Removes a piece of evidence for this object, if it exists.
  ///
  /// The parameters are the same as for ``loadEvidence(with:as:file:line:)``.
  ///
  /// It is misuse if a file can't be removed. The running test then fails.
  public func removeEvidence(
    with reference: EvidenceReference,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    evidenceSubject(file, line).remove(with: reference)
  }

  private func evidenceSubject(_ file: StaticString, _ line: UInt) -> EvidenceSubject {
    EvidenceSubject(self, at: SpryLocation(file: file, line: line))
  }
}
