internal import SpryKit

/// Texts about spies, and the reasons why a spy can have recorded no call.
enum SpyMessages {
  static let neverActive =
    "the spy was never active; make the calls in 'spy { }' or after 'beginSpying()'"

  static func notInherited(_ subject: AnyClass, from type: AnyClass) -> String {
    "\(subject) does not inherit from \(type)"
  }

  /// The reason why an override may hide the calls to a member.
  ///
  /// - Parameter subclasses: The classes that inherit the member: `Leaf or Middle`.
  static func hiddenCalls(of member: String, in subclasses: String) -> String {
    "an override of '\(member)' in \(subclasses) hides calls unless it is '@Spied' or calls 'super'"
  }

  static func unwatched(_ member: String, by keys: [String]) -> String {
    "the spy watches \(keys.map { "'\($0)'" }.joined(separator: ", ")), not '\(member)'"
  }

  /// The reason why a member was not called: another one was called that has nearly its name.
  static func calledInstead(_ member: String, of key: String) -> String {
    "'\(member)' was called, not '\(key)'"
  }

  /// The name of the record of one class's implementations.
  static func code(of implementation: AnyClass, for subject: String) -> String {
    "\(subject) (\(implementation)'s implementation)"
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
      + (isInherited
        ? ["  in \(superclass), the spy sees only implementations that are '@Spied'"] : [])
  }
}

extension SpyError: CustomStringConvertible {
  /// An explanation of the mistake, and of what to write instead.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .subjectIsClass(let subject, let root):
      "cannot spy on instance members of \(root): the subject '\(subject)' is a class\n  pass an object "
        + "of \(root) or of a subclass, or spy on class members with 'memberKind: .class'"
    case .subjectIsObject(let subject, let root):
      "cannot spy on class members of \(root): the subject is an object of \(subject)\n  pass "
        + "'\(subject).self', or spy on instance members with 'memberKind: .instance'"
    case .subjectIsValue(let subject, let root):
      "cannot spy on \(root): the subject is a value of type \(subject), not an object or a class"
    case .subjectIsUnrelated(let subject, let root):
      "cannot spy on members of \(root): \(subject) is neither \(root) nor a subclass of it"
    case .subjectIsRoot(let root):
      "cannot spy on inherited calls to \(root): the subject is an object of \(root) itself, not "
        + "of a subclass\n  pass an object of a subclass, or spy on direct calls"
    }
  }
}
