// The texts about a spy of a real object.

extension SuperclassCall {
  /// The start of the failure of a call of a superclass.
  func headline(_ member: String) -> String {
    "'\(subject).\(member)' did not call '\(superclass).\(member)'"
  }

  /// The implementations that ran instead, as lines.
  func evidence(_ member: String, _ key: String) -> [String] {
    let others = others(key)
    if others.isEmpty { return ["  nor was any implementation of '\(member)' seen to run"] }
    // The superclass may have called an inherited implementation.
    let hint = "  code of \(superclass) is seen only where it is @Spied"
    return others.map { "  '\($0.type).\(member)' ran \(counted($0.count, "time"))" }
      + (others.contains(where: \.isInherited) ? [hint] : [])
  }
}

/// Says that the spy does not watch a member, so that it has no calls and its stubs are not used.
func unwatched(_ member: String, by keys: [String]) -> String {
  "the spy does not watch '\(member)', but \(keys.joined(separator: ", "))"
}

/// Says that a member was called whose name is nearly that of an expected one.
func calledInstead(_ member: String, of key: String) -> String {
  "'\(member)' was called, which '\(key)' does not stand for"
}
