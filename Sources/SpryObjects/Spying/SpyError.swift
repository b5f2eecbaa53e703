/// The reason why a spy can't be created.
///
/// The description explains the mistake, and what to write instead.
public enum SpyError: Error, Equatable {
  /// The spy is for instance members, but the subject is a class.
  case subjectIsClass(subject: String, root: String)
  /// The spy is for static members, but the subject is an instance.
  case subjectIsObject(subject: String, root: String)
  /// The subject is neither an instance of a class nor a class.
  case subjectIsValue(subject: String, root: String)
  /// The subject is not related to the root spyable class.
  case subjectIsUnrelated(subject: String, root: String)
  /// The subject is an instance of the root spyable class, which inherits no implementation to spy
  /// on.
  case subjectIsRoot(root: String)
}
