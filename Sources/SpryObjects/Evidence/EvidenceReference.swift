/// The place where a piece of evidence is kept, and the key by which it is found there.
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
  /// The evidence of an object is released with the object, on Linux some time after it. The
  /// evidence of a class belongs to one scope, like the stubs of its static members. Both are
  /// released at the end of the test that saved them. The first evidence of an object is not kept
  /// if its `deinit` saves it, because nothing could load it.
  case association(key: ObjectAssociationKey)

  /// In a file, for a value that is large or that another process must read.
  ///
  /// The file contains the value as JSON. A relative path starts in a folder of the test, which is
  /// in the temporary directory and is removed at the end of the test. Outside the task of a test,
  /// it starts in the folder of the test whose spies are active on the object. Without active
  /// spies, it starts in a folder of the process, which stays. An absolute path is used as it is.
  /// Folders are made as needed. It is misuse if there is a folder, a link, or a device at the
  /// path.
  ///
  /// Only the path selects the file. So the subjects of a test share the evidence of a path, and
  /// tests that run in parallel share the evidence of an absolute path. Use different paths to keep
  /// them apart.
  case serialization(path: String)
}

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
  /// Whether both are the same object.
  @_documentation(visibility: internal)
  public static func == (first: ObjectAssociationKey, second: ObjectAssociationKey) -> Bool {
    first === second
  }

  /// Hashes the identity.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
