internal import SpryKit

extension ObjectSpyable {
  /// Saves a piece of evidence for this object, replacing the reference's earlier evidence.
  ///
  /// - Parameters:
  ///   - evidence: The value. For a file, it must be `Codable`.
  ///   - reference: Where to keep the evidence.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// A value that cannot be saved to a file is misuse: it fails the running test, never stops the
  /// process, and leaves the file as it was.
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
  ///   - reference: Where the evidence is kept.
  ///   - type: The type, or `Any` for the type with which the evidence was saved. A file that
  ///     another process saved is decoded as this type.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The value, or `nil` if none was saved. As `Any`, a saved `nil` is an optional in an
  ///   optional.
  ///
  /// Evidence of another type is misuse: the running test fails, and the result is `nil`. So is a
  /// file that can't be read, or, if `type` is `Any`, a file that another process saved.
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

  /// Removes a piece of evidence for this object, if there is one.
  ///
  /// The parameters are the same as for ``loadEvidence(with:as:file:line:)``.
  ///
  /// A file that cannot be removed is misuse, which fails the running test.
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
