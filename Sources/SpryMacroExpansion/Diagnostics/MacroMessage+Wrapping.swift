// Fakes with `wraps: true`.
extension MacroMessage {
  static let wrapsNotLiteral = MacroMessage("'wraps' requires 'true' or 'false'")

  static let ownInitializer = MacroMessage(
    "'wraps: true' generates the fake's initializers; remove this initializer or 'wraps: true'")

  static func notPrimary(_ associatedType: String, head: String) -> MacroMessage {
    MacroMessage(
      "'wraps: true' requires '\(associatedType)' to be a primary associated type; write "
        + "'\(head)'")
  }

  /// Only a note, because the fake can forward the other members, and a test can stub this one.
  static func notForwarded(_ member: String, because reason: String) -> MacroMessage {
    MacroMessage(
      "'\(member)' is not forwarded to a wrapped object because \(reason); stub it",
      severity: .note)
  }
}
