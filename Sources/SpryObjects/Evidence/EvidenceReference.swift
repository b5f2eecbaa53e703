/// A reference to a piece of evidence. The reference determines where SpryKit stores the evidence.
///
/// ```swift
/// extension EvidenceReference {
///   static let area = EvidenceReference.association(key: ObjectAssociationKey("area"))
///   static let image = EvidenceReference.serialization(path: "view/image")
/// }
/// ```
public enum EvidenceReference: Hashable, Sendable {
  /// Evidence in memory, stored with its subject.
  ///
  /// An object's evidence is released with the object or, on Linux, some time later. A class's
  /// evidence belongs to one scope, like the stubs of its static members. When a test ends, all
  /// evidence that the test saved is released. An object's first evidence is not kept if the
  /// object's `deinit` saves it, because nothing could load it.
  case association(key: ObjectAssociationKey)

  /// Evidence in a file, for a value that is large or that another process must read.
  ///
  /// The file contains the value as JSON. A relative path starts in the test's folder, which is in
  /// the temporary directory and is removed when the test ends. Outside a test's task, the path
  /// starts in the folder of the test whose spies are active on the object. Without active spies,
  /// the path starts in the process's folder, which is not removed. An absolute path is used as it
  /// is. Folders are created as needed. It is misuse if the path leads to a folder, a link, or a
  /// device.
  ///
  /// Only the path selects the file. A test's subjects therefore share the evidence at a path, and
  /// parallel tests share the evidence at an absolute path. Use different paths to keep evidence
  /// separate.
  case serialization(path: String)
}

/// A key that identifies a piece of evidence for a subject. No two keys are equal.
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
  ///   - name: The name of the evidence in messages. If `name` is `nil`, messages show the location
  ///     of the key.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  public init(_ name: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    self.name = name
    self.file = file
    self.line = line
  }
}

extension ObjectAssociationKey: Hashable {
  /// Returns whether both keys are the same object.
  @_documentation(visibility: internal)
  public static func == (first: ObjectAssociationKey, second: ObjectAssociationKey) -> Bool {
    first === second
  }

  /// Hashes the key's identity.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
