/// The reason why a spy can't be created.
///
/// Its description explains the mistake, and what to write instead.
public enum SpyError: Error, Equatable {
  /// The spy is for members of objects, but the subject is a class.
  case subjectIsClass(subject: String, root: String)
  /// The spy is for members of classes, but the subject is an object.
  case subjectIsObject(subject: String, root: String)
  /// The subject is neither an object nor a class.
  case subjectIsValue(subject: String, root: String)
  /// The subject is not related to the root spyable class.
  case subjectIsUnrelated(subject: String, root: String)
  /// The subject is an object of the root spyable class, which inherits no implementation to spy
  /// on.
  case subjectIsRoot(root: String)
}
