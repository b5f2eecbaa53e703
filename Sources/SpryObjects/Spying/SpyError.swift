/// Why no spy can be made on a subject.
public enum SpyError: Error, Equatable {
  /// Members of objects are to be spied on, and the subject is a class.
  case subjectIsClass(subject: String, root: String)
  /// Members of classes are to be spied on, and the subject is an object.
  case subjectIsObject(subject: String, root: String)
  /// The subject is neither an object nor a class.
  case subjectIsValue(subject: String, root: String)
  /// The subject is not of the root spyable class, nor of a subclass.
  case subjectIsUnrelated(subject: String, root: String)
  /// The subject is of the root spyable class itself, which inherits no implementation to spy on.
  case subjectIsRoot(root: String)
}

extension SpyError: CustomStringConvertible {
  /// What is wrong, and what would do.
  public var description: String {
    switch self {
    case .subjectIsClass(let subject, let root):
      "cannot spy on members of objects of \(root): '\(subject)' is a class; pass an object of "
        + "\(root) or of a subclass, or let the spy be of members of the class (memberKind: .class)"
    case .subjectIsObject(let subject, let root):
      "cannot spy on members of the class \(root): the subject is an object of \(subject); pass "
        + "\(subject).self, or let the spy be of members of objects (memberKind: .instance)"
    case .subjectIsValue(let subject, let root):
      "cannot spy on \(root): the subject is a value of \(subject), neither an object nor a class"
    case .subjectIsUnrelated(let subject, let root):
      "cannot spy on members of \(root): \(subject) is neither \(root) nor a subclass of it"
    case .subjectIsRoot(let root):
      "cannot spy on inherited calls of \(root): the subject is of \(root) itself, which inherits "
        + "nothing from it; pass one of a subclass, or spy on direct calls"
    }
  }
}

extension Subject {
  /// The subject of a spy, if it is what the spy needs.
  init(
    _ subject: Any,
    _ kind: SpiedMemberKind,
    _ vector: SpyVector,
    root: AnyClass,
    isFindable: Bool = true
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
      self.init(subject as AnyObject, isFindable: isFindable)
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
