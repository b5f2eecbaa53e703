/// A handle of a fake, type, closure, or spy, with its state, its type, and its members' names.
///
/// Every form of the API first makes a handle, and then works with the handle alone.
@_documentation(visibility: internal)
public struct SpryFakeHandle: Sendable {
  package let state: SpryState
  package let type: any Any.Type
  /// The type of the members' names: cases of an enum, or string literals.
  private let nameType: any Any.Type

  /// Creates the handle of a fake.
  public init<Fake: SpryFake>(_ fake: Fake) {
    self.init(fake.spryState, Swift.type(of: fake), Fake.Function.self)
  }

  /// Creates the handle of a type in the current scope.
  public init<Fake: SpryFake>(type: Fake.Type) {
    self.init(type.spryState, type, Fake.ClassFunction.self)
  }

  package init(_ state: SpryState, _ type: any Any.Type, _ nameType: any Any.Type) {
    self.state = state
    self.type = type
    self.nameType = nameType
  }

  /// The names of the members. Without entry points, a fake may have another type.
  package var names: any SpryMemberNames.Type {
    nameType as? any SpryMemberNames.Type ?? MemberName.self
  }

  /// Whether string literals name the members.
  var hasLiteralNames: Bool { nameType == MemberName.self || nameType == SpryTypedName.self }

  /// Whether a test can name the members. The fake of a protocol takes no names before it is extended.
  var takesNames: Bool { nameType != SpryTypedName.self }

  /// Whether the fake has typed members.
  var isTyped: Bool { (type as? any SpryFake.Type)?.spryHasTypedMembers == true }

  /// Whether the fake is a ``SpyClosure``.
  var isClosure: Bool { type is any ClosureFake.Type }

  /// Whether a call to a real object is recorded; its members may have no name.
  var isOfObject: Bool { type is any NamedFake.Type && !isClosure }
}

extension SpryFakeHandle {
  /// Finds the key of the member that a call site names. A member that has no name is misuse.
  func key(at site: Call.Site) -> String {
    let function = site.function.description
    if let key = isOfObject ? names.exactKey(of: function) : names.key(of: function) { return key }
    // A name of the expansion, for the writes of a property. An enum need not have it.
    if isOfObject || function.hasSuffix(MemberName.setterSuffix) { return function }
    let origin = state.originOfMisuse(of: function, key: function, site)
    let fake = fakeName(type)
    let base = String(function.prefix { $0 != "(" })
    let isMisspelled = names.key(of: base) != nil
    state.report(
      Misuse(
        .unknownMember,
        "'\(function)' on \(fake) has no case in "
          + "'\(fake).\(state.isOfType ? "ClassFunction" : "Function")'",
        (isMisspelled ? "change \"\(base)\" to" : "add")
          + ": case \(caseName(for: function)) = \"\(function)\""
          + (function.hasSuffix(")") ? "" : ", or write 'arguments:' before an argument"),
        caller: origin.caller),
      at: origin.location)
    return function
  }

  /// Returns the key of a member that a macro names.
  ///
  /// - Parameters:
  ///   - name: The name, as `#function` spells it.
  ///   - literalKey: The key, if string literals name the members.
  func key(of name: String, _ literalKey: String) -> String {
    hasLiteralNames ? literalKey : names.key(of: name) ?? name
  }
}

/// The name of a case for a member: its base name, or a word for an operator.
private func caseName(for member: String) -> String {
  let base = String(member.prefix { $0 != "(" })
  guard base.first.map({ $0.isLetter || $0 == "_" }) == true else { return "operation" }
  let keywords = "continue default defer for import in init is repeat return subscript switch throw"
  return keywords.split(separator: " ").contains { $0 == base } ? "`\(base)`" : base
}
