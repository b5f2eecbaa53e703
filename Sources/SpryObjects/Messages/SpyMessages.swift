internal import SpryKit

/// Texts about spies, and the reasons why a spy can have recorded no call.
enum SpyMessages {
  static let neverActive =
    "the spy was never active: it spies in 'spy { }' and after 'beginSpying()'"

  static func notInherited(_ subject: AnyClass, from type: AnyClass) -> String {
    "\(subject) does not inherit from \(type)"
  }

  /// The reason why an override may hide the calls to a member.
  ///
  /// - Parameter subclasses: The classes that inherit the member: `Leaf or Middle`.
  static func hiddenCalls(of member: String, in subclasses: String) -> String {
    "an override of '\(member)' in \(subclasses) hides its calls if it is not @Spied and does not "
      + "call super"
  }

  static func unwatched(_ member: String, by keys: [String]) -> String {
    "the spy watches \(keys.map { "'\($0)'" }.joined(separator: ", ")), but not '\(member)'"
  }

  /// The reason why a member was not called: another one was called that has nearly its name.
  static func calledInstead(_ member: String, of key: String) -> String {
    "'\(member)' was called, which is not '\(key)'"
  }

  /// The name of the record of one class's implementations.
  static func code(of implementation: AnyClass, for subject: String) -> String {
    "\(subject) (code of \(implementation))"
  }
}

extension SuperclassCall {
  /// The start of the failure of a missing call.
  func headline(_ member: String) -> String {
    "'\(subject).\(member)' was not seen to call 'super.\(member)' of \(superclass)"
  }

  /// The implementations that ran instead, as lines.
  func otherImplementations(of member: String, key: String) -> [String] {
    let others = others(key)
    // The superclass may have called an inherited implementation.
    let isInherited = others.contains { inherits(superclass, from: $0.type) }
    return others.map { "  '\($0.type).\(member)' ran \(counted($0.count, "time"))" }
      + (isInherited ? ["  code of \(superclass) is seen only where it is @Spied"] : [])
  }
}

extension SpyError: CustomStringConvertible {
  /// An explanation of the mistake, and of what to write instead.
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
      "cannot spy on inherited calls to \(root): the subject is an object of \(root) itself, which "
        + "inherits nothing from it; pass an object of a subclass, or spy on direct calls"
    }
  }
}
