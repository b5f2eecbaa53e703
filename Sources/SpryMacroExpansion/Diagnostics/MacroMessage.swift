import DeclarationParser

/// The message of a diagnostic, in the style of the compiler.
enum MacroMessage {
  // Declarations
  case notAProtocol
  case notAProtocolOrClass
  case unreadable(MacroName)
  case unreadableMember(MacroName)
  case unsupportedMember(MacroName, introducer: String)
  case distributedActor(MacroName)
  case conditionalAssociatedType(MacroName)
  case selfInRequirement(MacroName, protocol: String)
  case localProtocol(MacroName, name: String)
  case inheritedRequirements(
    MacroName, protocol: String, inherited: String, advice: InheritanceAdvice)
  /// The same for a protocol that `inheriting` does not name.
  case otherParent(MacroName, protocol: String, inherited: String, advice: InheritanceAdvice)
  /// A note beside `inheritedRequirements`.
  case nothingInherited(from: String)

  // Members
  /// The reason is one of ``Member/reasonNotToStore(_:named:)``.
  case suppressedArgument(MacroName, parameter: String, because: String)
  case suppressedResult(MacroName, member: String, because: String)
  case shortLivedArgument(MacroName, parameter: String, type: String)
  case shortLivedResult(MacroName, member: String)
  case packClosure(MacroName, parameter: String)
  case unnamedParameter(MacroName)
  case unknownAccessor(MacroName, accessor: String)
  case unreadableAccessor(MacroName)
  case propertyWithoutType(MacroName, name: String)
  case typedMembersElsewhere(name: String, property: String)
  case numberedTypedMember(String, typed: String)
  case typedMemberWithResult(String, of: String)
  case takenName(MacroName, member: String)

  // Members of a class
  /// The name of the member has an article: `an initializer`. Without the removable text, the macro
  /// can implement the member.
  case memberWithoutBody(String, removable: String?)
  case ignoredMember
  case untypedMember(String, parameter: String)
  case severalProperties
  case missingConformance(class: String)

  // Arguments of the attribute
  case flagNotLiteral
  case accessLevelNotLiteral
  case unknownAccessLevel(String)
  case protocolOnly(argument: String)
  case inheritingNotAType
  case actorInheriting
  case wrapsNotLiteral

  // Fakes with `wraps: true`
  case ownInitializer
  case notPrimary(String, head: String)
  case notForwarded(String, because: String)

  // Members with `@Spied`
  case spiedOutsideClass
  case spiedInOtherType(String, keyword: Keyword)
  case spiedDeclaration(String)
  case spiedStored
  case spiedProperty(String)
  case spiedAccessor(String)
  case spiedWithoutBody(String)
  case spiedBuilder(String)
  case spiedIsolatedClosure(String)
  case spiedInoutSending(String)

  /// Advice about inherited requirements, which no macro can see.
  enum InheritanceAdvice {
    case listInClass(String)
    case addArgument(String)
    case extendSpy(String, inheritsNothing: Bool)
    case repeatMembers(inheritsNothing: Bool)
  }

  var severity: Diagnostic.Severity {
    switch self {
    // The user can write an ignored member, and perhaps no protocol requires the operator.
    case .inheritedRequirements, .ignoredMember: .warning
    // A fake can forward the other members, and a test can stub this one.
    case .notForwarded: .note
    case .otherParent, .nothingInherited, .typedMembersElsewhere, .numberedTypedMember,
      .typedMemberWithResult, .untypedMember:
      .note
    default: .error
    }
  }
}

// MARK: - Texts

extension MacroMessage {
  var text: String {
    switch self {
    case .notAProtocol: "'@Spyable' can only be applied to a protocol"
    case .notAProtocolOrClass: "'@Spryable' can only be applied to a protocol, class, or actor"
    case .unreadable(let macro): "'\(macro)' cannot parse this declaration"
    case .unreadableMember(let macro): "'\(macro)' cannot parse this member"
    case .unsupportedMember(let macro, let introducer):
      "'\(macro)' does not support a member declared with '\(introducer)'"
    case .distributedActor(let macro): "'\(macro)' does not support distributed actors"
    case .conditionalAssociatedType(let macro):
      "'\(macro)' does not support an associated type inside '#if'"
    case .selfInRequirement(let macro, let name):
      "'\(macro)' does not support a requirement on 'Self'; list the members, and a type alias for "
        + "each associated type, in a class '@Spryable final class Fake\(name): \(name), Spryable' instead"
    case .localProtocol(let macro, let name):
      "'\(macro)' does not support a protocol inside a function; move '\(name)' out of it"
    case .inheritedRequirements(let macro, let name, let inherited, let advice),
      .otherParent(let macro, let name, let inherited, let advice):
      "'\(macro)' cannot see the requirements that '\(name)' inherits from '\(inherited)'; "
        + advice.text
    case .nothingInherited(let inherited):
      "add 'inheriting: nil' if '\(inherited)' has no requirements to implement, or "
        + "'inheriting: \(inherited).self' if it is a class"

    case .suppressedArgument(let macro, let parameter, let reason):
      "'\(macro)' cannot record '\(parameter)' because \(reason); \(macro.adviceOnMember)"
    case .suppressedResult(let macro, let member, let reason):
      "'\(macro)' cannot stub '\(member)' because \(reason)"
        + (macro == .spied ? "" : "; \(macro.adviceOnMember)")
    case .shortLivedArgument(let macro, let parameter, let type):
      "'\(macro)' cannot record '\(parameter)' because '\(type)' cannot outlive the call; "
        + macro.adviceOnMember
    case .shortLivedResult(let macro, let member):
      "'\(macro)' cannot stub '\(member)' because what it returns cannot be stored; "
        + macro.adviceOnMember
    case .packClosure(let macro, let parameter):
      "'\(macro)' cannot record '\(parameter)' because its type contains a parameter pack; "
        + macro.adviceOnMember
    case .unnamedParameter(let macro): "'\(macro)' cannot record an unnamed parameter; name it"
    case .unknownAccessor(let macro, let accessor):
      "'\(macro)' does not support the accessor '\(accessor)'"
    case .unreadableAccessor(let macro): "'\(macro)' cannot parse this accessor"
    case .propertyWithoutType(let macro, let name):
      "'\(macro)' requires a type annotation for '\(name)'"
    case .typedMembersElsewhere(let name, let property):
      "the protocol has a requirement named '\(name)', so the fake's typed members are in '\(property)'"
    case .numberedTypedMember(let member, let name):
      "'\(member)' is named '\(name)' in 'stub' and 'calls' because another typed member has the same "
        + "name and parameters"
    case .typedMemberWithResult(let member, let result):
      "the arguments of '\(member)' do not determine its result type; if the compiler cannot infer "
        + "it, pass 'returning: \(result).self' as the last argument in stubs and checks"
    case .takenName(let macro, let member):
      "'\(macro)' does not support the name '\(member)', which every "
        + "\(macro == .spyable ? "spy" : "fake") already uses; rename it"

    case .memberWithoutBody(let member, let removable):
      "'@Spryable' cannot implement \(member) of a class; "
        + (removable.map { "remove '\($0)', or " } ?? "") + "write its body"
    case .ignoredMember: "'@Spryable' cannot parse this member and leaves it unchanged"
    case .untypedMember(let member, let parameter):
      "'stub' and 'calls' do not include '\(member)' because no matcher can take '\(parameter)'; "
        + "write 'stub(\"\(member)\")' and 'called(\"\(member)\")'"
    case .severalProperties:
      "'@Spryable' cannot implement several properties in one declaration; declare each separately"
    case .missingConformance(let type):
      "'@Spryable' requires that '\(type)' conform to 'Spryable'"

    case .flagNotLiteral: "'behindPreprocessorFlag' requires a static string literal"
    case .accessLevelNotLiteral:
      "'accessLevel' requires a literal access level, such as '.public'"
    case .unknownAccessLevel(let level):
      "'accessLevel' cannot be '\(level)'; "
        + "use '.public', '.package', '.internal', '.fileprivate', or '.private'"
    case .protocolOnly(let argument):
      "'\(argument)' can only be used with a protocol, not with a class or actor"
    case .inheritingNotAType:
      "'inheriting' requires a class name, such as 'ParentSpy.self' or '\"ParentSpy\"'"
    case .actorInheriting:
      "'inheriting' cannot be used with an actor protocol because an actor has no superclass"
    case .wrapsNotLiteral: "'wraps' requires 'true' or 'false'"

    case .ownInitializer:
      "'wraps: true' generates the fake's initializers; remove this initializer or 'wraps: true'"
    case .notPrimary(let type, let head):
      "'wraps: true' requires '\(type)' to be a primary associated type; write '\(head)'"
    case .notForwarded(let member, let reason):
      "'\(member)' is not forwarded to a wrapped object because \(reason); stub it"

    case .spiedOutsideClass: "'@Spied' can only be applied to a member of a class or actor"
    case .spiedInOtherType(let name, let keyword):
      Self.spiedOutsideClass.text
        + "; '\(name)' is \(keyword == .enum ? "an" : "a") \(keyword.rawValue)"
    case .spiedDeclaration(let keyword):
      "'@Spied' cannot be applied to '\(keyword)'; "
        + "only methods, accessors, and initializers can be spied on"
    case .spiedStored:
      "'@Spied' cannot be applied to a stored property; add accessors and attach '@Spied' to them"
    case .spiedProperty(let keyword):
      "'@Spied' cannot be applied to a whole '\(keyword)'; attach it to the accessors"
    case .spiedAccessor(let accessor):
      "'@Spied' cannot be applied to '\(accessor)'; only 'get' and 'set' can be spied on"
    case .spiedWithoutBody(let name): "'@Spied' requires a body; write one for '\(name)'"
    case .spiedBuilder(let builder):
      "'@Spied' cannot be combined with '@\(builder)', which may be a result builder; "
        + "move the body to another member"
    case .spiedIsolatedClosure(let parameter):
      "'@Spied' cannot record '\(parameter)' because a nonescaping '@isolated(any)' closure cannot "
        + "be passed on; \(MacroName.spied.adviceOnMember)"
    case .spiedInoutSending(let parameter):
      "'@Spied' cannot record '\(parameter)' because a closure cannot change an 'inout sending' "
        + "parameter"
    }
  }
}

extension MacroMessage.InheritanceAdvice {
  fileprivate var text: String {
    switch self {
    case .listInClass(let fake):
      "attach '@Spryable' instead to a class '\(fake)' that lists all requirements"
    case .addArgument(let argument): "add '\(argument)'"
    case .extendSpy(let spy, let inheritsNothing):
      "implement them in an extension of '\(spy)'" + addNil(inheritsNothing)
    case .repeatMembers(let inheritsNothing):
      "repeat them in the protocol" + addNil(inheritsNothing)
    }
  }

  private func addNil(_ isNeeded: Bool) -> String {
    isNeeded ? ", and add 'inheriting: nil'" : ""
  }
}

extension MacroName {
  /// What to do about a member that the macro cannot implement.
  fileprivate var adviceOnMember: String {
    self == .spied
      ? "call 'spied' in the body instead" : "implement the member in a class with '@Spryable'"
  }
}
