internal import SpryKit

extension ObjectSpyable {
  /// Saves a piece of evidence of this object, in place of any that the reference had.
  ///
  /// - Parameters:
  ///   - evidence: the value; one that goes to a file has to be `Codable`.
  ///   - reference: where to keep it.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///
  /// What cannot be saved to a file is misuse, which fails the running test and stops nothing; the
  /// file stays as it was.
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
    EvidenceSubject(self, at: SpryLocation(file: file, line: line)).save(evidence, with: reference)
  }

  /// Loads a piece of evidence of this object.
  ///
  /// - Parameters:
  ///   - reference: where it is kept.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the value, of the type with which it was saved; nil where none was. A saved nil comes
  ///   back as an optional in an optional: ask for it with ``loadEvidence(with:as:file:line:)``.
  ///
  /// A file that cannot be read is misuse, which fails the running test, and gives nil.
  public func loadEvidence(
    with reference: EvidenceReference,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Any? {
    EvidenceSubject(self, at: SpryLocation(file: file, line: line)).load(with: reference)
  }

  /// Loads a piece of evidence of this object as the type that it is of.
  ///
  /// - Parameters:
  ///   - reference: where it is kept.
  ///   - type: the type. A private or local one is needed to read a file of another process.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the value; nil where none was saved.
  ///
  /// Evidence of another type is misuse, which fails the running test, and gives nil.
  ///
  /// ```swift
  /// #expect(view.loadEvidence(with: .area, as: Int.self) == 4)
  /// ```
  public func loadEvidence<Value>(
    with reference: EvidenceReference,
    as type: Value.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value? {
    EvidenceSubject(self, at: SpryLocation(file: file, line: line)).load(with: reference, as: type)
  }

  /// Removes a piece of evidence of this object; of what is not there, nothing is said.
  ///
  /// - Parameters:
  ///   - reference: where it is kept.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///
  /// A file that cannot be removed is misuse, which fails the running test.
  public func removeEvidence(
    with reference: EvidenceReference,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    EvidenceSubject(self, at: SpryLocation(file: file, line: line)).remove(with: reference)
  }
}
