extension SpiedMember {
  /// What a member is written in.
  enum Place: Equatable {
    case `class`(String)
    /// Its members that are isolated run on the actor, and nowhere else.
    case actor(String)
    /// Of what, is not to be seen: of a class, an actor or a protocol. The generic arguments of a nested
    /// type may lack in the name.
    case `extension`(String)
  }

  /// Whether it may run on an actor that it is a member of.
  var mayBeOfActor: Bool {
    if case .class = place { return false }
    return !member.isStatic
      && !member.declaration.modifiers.contains { $0.name.text == "nonisolated" }
  }

  /// The class that it is written in, for code in it.
  ///
  /// - Parameter subject: its `self`, or the class of that in an initializer.
  func implementation(subject: String = "self") -> String {
    guard case .extension(let name) = place else { return "\(place.name).self" }
    let label = member.isStatic || member.kind == .initializer ? "ofClass" : "of"
    // What makes a `Self` has one that is not told from the class of the object.
    let isSelf = member.kind == .initializer || member.result?.mentions(["Self"]) ?? false
    let written = isSelf ? "named: \(name).self" : "Self.self"
    return "SpySwitch.implementation(\(written), \(label): \(subject))"
  }
}

extension SpiedMember.Place {
  var name: String {
    switch self {
    case .class(let name), .actor(let name), .extension(let name): name
    }
  }
}
