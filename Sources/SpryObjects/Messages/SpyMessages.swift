/// Texts about spies, and the reasons why a spy can have recorded no call.
enum SpyMessages {
  static let neverActive =
    "the spy was never active: it spies in 'spy { }' and after 'beginSpying()'"

  static func notInherited(_ subject: AnyClass, from type: AnyClass) -> String {
    "\(subject) does not inherit from \(type)"
  }

  /// The name of the record of one class's implementations.
  static func code(of implementation: AnyClass, for subject: String) -> String {
    "\(subject) (code of \(implementation))"
  }
}

extension SpyError: CustomStringConvertible {
  /// What is wrong, and what to write instead.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .subjectIsClass(let subject, let root):
      "cannot spy on members of objects of \(root): '\(subject)' is a class; pass an object of "
        + "\(root) or of a subclass, or spy on members of the class (memberKind: .class)"
    case .subjectIsObject(let subject, let root):
      "cannot spy on members of the class \(root): the subject is an object of \(subject); pass "
        + "\(subject).self, or spy on members of objects (memberKind: .instance)"
    case .subjectIsValue(let subject, let root):
      "cannot spy on \(root): the subject is a value of \(subject), neither an object nor a class"
    case .subjectIsUnrelated(let subject, let root):
      "cannot spy on members of \(root): \(subject) is neither \(root) nor a subclass of it"
    case .subjectIsRoot(let root):
      "cannot spy on inherited calls of \(root): the subject is an object of \(root) itself, which "
        + "inherits nothing from it; pass an object of a subclass, or spy on direct calls"
    }
  }
}
