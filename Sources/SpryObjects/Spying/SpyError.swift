/// The reason why no spy can be made on a subject.
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

extension SpySubject {
  /// The subject of a spy, if it is of the kind and the class that the spy needs.
  init(
    _ subject: Any,
    _ kind: SpiedMemberKind,
    _ vector: SpyVector,
    root: AnyClass
  ) throws(SpyError) {
    let rootName = "\(root)"
    switch kind {
    case .instance:
      if let subject = subject as? AnyClass {
        throw .subjectIsClass(subject: "\(subject).self", root: rootName)
      }
      guard Swift.type(of: subject) is AnyClass else {
        throw .subjectIsValue(subject: "\(Swift.type(of: subject))", root: rootName)
      }
      self.init(subject as AnyObject)
    case .class:
      guard let subject = subject as? AnyClass else {
        let name = "\(Swift.type(of: subject))"
        throw Swift.type(of: subject) is AnyClass
          ? .subjectIsObject(subject: name, root: rootName)
          : .subjectIsValue(subject: name, root: rootName)
      }
      self.init(class: subject)
    }
    if type == root {
      if vector == .indirect { throw .subjectIsRoot(root: rootName) }
    } else if !inherits(type, from: root) {
      throw .subjectIsUnrelated(subject: "\(type)", root: rootName)
    }
  }
}
