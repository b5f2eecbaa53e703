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
  /// The evidence of an object is released with the object; on Linux it can be some time after it.
  /// The evidence of a class is seen in one scope only, like the stubs of its static members. Both
  /// are released at the end of the test that saved them. The first evidence of an object is not kept
  /// if it is saved in the `deinit`, because nothing could load it.
  case association(key: ObjectAssociationKey)

  /// In a file, for a value that is large or that another process has to read.
  ///
  /// A relative path starts in a folder of the test, which is in the temporary directory and is
  /// removed with the process. Outside the task of a test, it is the folder of the test whose spies
  /// are active on the object; without those, all work shares one folder. An absolute path is used as
  /// it is. Folders are made as needed. It is misuse if a path contains `..`, or a symbolic link: in
  /// any part of a relative path, or in the last part of an absolute path. A file that is not
  /// evidence is never replaced or removed.
  ///
  /// Only the path decides which file it is. So the subjects of a test share the evidence of a path, and
  /// tests that run in parallel share that of an absolute path. Use different paths to keep them
  /// apart.
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
