/// Identifies a piece of evidence of a subject. No two keys are equal.
///
/// ```swift
/// static let drawn = ObjectAssociationKey("drawn")
/// ```
public final class ObjectAssociationKey: Sendable {
  let name: String?
  let file: StaticString
  let line: UInt

  /// Creates a key that is equal only to itself.
  ///
  /// - Parameters:
  ///   - name: the name of the evidence in messages; by default the place of the key.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public init(_ name: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    self.name = name
    self.file = file
    self.line = line
  }
}

extension ObjectAssociationKey: Hashable {
  /// Whether both are the same object.
  public static func == (first: ObjectAssociationKey, second: ObjectAssociationKey) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
