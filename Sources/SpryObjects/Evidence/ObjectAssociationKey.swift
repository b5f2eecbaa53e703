internal import SpryKit

/// Tells a piece of evidence from the others of its subject. No two keys are equal.
///
/// ```swift
/// static let drawn = ObjectAssociationKey("drawn")
/// ```
public final class ObjectAssociationKey: Sendable {
  private let name: String?
  private let file: StaticString
  private let line: UInt

  /// Creates a key that is equal to itself only.
  ///
  /// - Parameters:
  ///   - name: what the evidence is called in messages; by default the place of the key.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public init(_ name: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    self.name = name
    self.file = file
    self.line = line
  }
}

extension ObjectAssociationKey: Hashable {
  /// Whether both are one and the same.
  public static func == (first: ObjectAssociationKey, second: ObjectAssociationKey) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ObjectAssociationKey: CustomStringConvertible {
  /// The name in quotes; without one, the place of the key: `with the key of ViewTests.swift:12`.
  public var description: String {
    name.map { "'\($0)'" } ?? "with the key of \(SpryLocation(file: file, line: line))"
  }
}
