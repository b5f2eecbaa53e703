// The texts about a spy of a real object.

extension SuperclassCall {
  /// The start of the failure of a call of a superclass.
  func headline(_ member: String) -> String {
    "no call of '\(superclass).\(member)' by '\(subject).\(member)' was seen"
  }

  /// The implementations that ran instead, as lines.
  ///
  /// - Parameter missed: the reason why none may have been seen, as lines.
  func evidence(_ member: String, _ key: String, _ missed: [String]) -> [String] {
    let others = others(key)
    if others.isEmpty {
      return ["  nor was any implementation of '\(member)' seen to run"] + missed
    }
    // The superclass may have called an inherited implementation.
    let hint = "  code of \(superclass) is seen only where it is @Spied"
    return others.map { "  '\($0.type).\(member)' ran \(counted($0.count, "time"))" }
      + (others.contains(where: \.isInherited) ? [hint] : [])
  }
}

/// Says that an override may hide the calls of a member.
///
/// - Parameter subclasses: the classes that inherit the member: `Leaf or Middle`.
func hiddenCalls(of member: String, in subclasses: String) -> String {
  "an override of '\(member)' in \(subclasses) hides its calls if it is not @Spied and does not "
    + "call super"
}

/// Says that the spy does not watch a member, so that it has no calls and its stubs are not used.
func unwatched(_ member: String, by keys: [String]) -> String {
  "the spy watches \(keys.map { "'\($0)'" }.joined(separator: ", ")), and not '\(member)'"
}

/// Says that a member was called whose name is nearly that of an expected one.
func calledInstead(_ member: String, of key: String) -> String {
  "'\(member)' was called, which is not '\(key)'"
}
