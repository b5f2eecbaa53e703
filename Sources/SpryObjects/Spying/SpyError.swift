/// The reason why no spy can be made on a subject.
///
/// Its description states what is wrong, and what to write instead.
public enum SpyError: Error, Equatable {
  /// The spy is for members of objects, and the subject is a class.
  case subjectIsClass(subject: String, root: String)
  /// The spy is for members of classes, and the subject is an object.
  case subjectIsObject(subject: String, root: String)
  /// The subject is neither an object nor a class.
  case subjectIsValue(subject: String, root: String)
  /// The subject is not of the root spyable class or of a subclass.
  case subjectIsUnrelated(subject: String, root: String)
  /// The subject is of the root spyable class itself, which inherits no implementation to spy on.
  case subjectIsRoot(root: String)
}
