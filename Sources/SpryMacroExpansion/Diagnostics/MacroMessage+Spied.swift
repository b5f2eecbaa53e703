import DeclarationParser

// Members with `@Spied`.
extension MacroMessage {
  static let callSpied = "call 'spied' in the body instead"

  static let spiedOutsideClass = MacroMessage(
    "'@Spied' can only be applied to a member of a class or actor")

  static func spiedInOtherType(_ name: String, keyword: Keyword) -> MacroMessage {
    let article = keyword == .enum || keyword == .extension ? "an" : "a"
    return MacroMessage(spiedOutsideClass.text + "; '\(name)' is \(article) \(keyword.rawValue)")
  }

  static func spiedDeclaration(_ keyword: String) -> MacroMessage {
    MacroMessage(
      "'@Spied' cannot be applied to '\(keyword)'; "
        + "only methods, accessors, and initializers can be spied on")
  }

  static let spiedStored = MacroMessage(
    "'@Spied' cannot be applied to a stored property; add accessors, and attach it to those")

  static func spiedProperty(_ keyword: String) -> MacroMessage {
    MacroMessage("'@Spied' cannot be applied to a whole '\(keyword)'; attach it to its accessors")
  }

  static func spiedAccessor(_ accessor: String) -> MacroMessage {
    MacroMessage(
      "'@Spied' cannot be applied to '\(accessor)'; only 'get' and 'set' can be spied on")
  }

  static func spiedWithoutBody(_ name: String) -> MacroMessage {
    MacroMessage("'@Spied' requires a body; write one for '\(name)'")
  }

  static func spiedBuilder(_ builder: String) -> MacroMessage {
    MacroMessage(
      "'@Spied' cannot be combined with the result builder '@\(builder)'; "
        + "move the body to another member")
  }

  static func spiedIsolatedClosure(_ parameter: String) -> MacroMessage {
    MacroMessage(
      "'@Spied' cannot record '\(parameter)' because a nonescaping '@isolated(any)' closure "
        + "cannot be passed on; \(callSpied)")
  }

  static func spiedInoutSending(_ parameter: String) -> MacroMessage {
    MacroMessage(
      "'@Spied' cannot record '\(parameter)' because a closure cannot change an 'inout sending' "
        + "parameter")
  }
}
