/// Where a piece of evidence is kept, and by what it is found there.
///
/// ```swift
/// extension EvidenceReference {
///   static let area = EvidenceReference.association(key: ObjectAssociationKey("area"))
///   static let image = EvidenceReference.serialization(path: "view/image")
/// }
/// ```
public enum EvidenceReference: Hashable, Sendable {
  /// With the subject, in memory.
  ///
  /// An object's evidence goes with the object; that of a class is seen in one scope only, as its
  /// static stubs are. Both go at the end of the test that saved them, if not before. What an object
  /// first saves in its `deinit` is not kept: nobody could ask for it.
  case association(key: ObjectAssociationKey)

  /// In a file: for what is large, or what another process is to read.
  ///
  /// A relative path begins in a folder of the test, in the temporary directory, that goes with the
  /// process. Off the test's task, it is that of the test whose spies are active on the object, or else
  /// one that all such work shares. An absolute path is taken as it is. Folders are made as needed.
  /// `..` is refused, and so are symbolic links: in any part of a relative path, in the last of an
  /// absolute. A file that is not evidence is never replaced or removed.
  ///
  /// The path alone says which file it is: the subjects of a test share the evidence of one path, and
  /// so do tests that run in parallel, if it is absolute. Put into it what tells them apart.
  case serialization(path: String)
}
