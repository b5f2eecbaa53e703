/// The place where a piece of evidence is kept, and its key there.
///
/// ```swift
/// extension EvidenceReference {
///   static let area = EvidenceReference.association(key: ObjectAssociationKey("area"))
///   static let image = EvidenceReference.serialization(path: "view/image")
/// }
/// ```
public enum EvidenceReference: Hashable, Sendable {
  /// In memory, with the subject.
  ///
  /// An object's evidence is released with the object or, on Linux, some time later. A class's
  /// evidence belongs to one scope, like the stubs of its static members. When a test ends, all
  /// evidence that it saved is released. An object's first evidence is not kept if the object's
  /// `deinit` saves it, because nothing could load it.
  case association(key: ObjectAssociationKey)

  /// In a file, for a value that is large or that another process must read.
  ///
  /// The file contains the value as JSON. A relative path starts in a folder of the test, which is
  /// in the temporary directory and is removed when the test ends. Outside a test's task, it starts
  /// in the folder of the test whose spies are active on the object. Without active spies, it
  /// starts in a folder of the process, which is not removed. An absolute path is used as it is.
  /// Folders are created as needed. It is misuse if there is a folder, a link, or a device at the
  /// path.
  ///
  /// Only the path selects the file, so a test's subjects share the evidence at a path, and
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
  ///   - name: The name of the evidence in messages, or `nil` to show the location of the key.
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
