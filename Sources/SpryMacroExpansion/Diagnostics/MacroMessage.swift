import DeclarationParser

/// The message of a diagnostic. The extensions contain all of them, in the style of the compiler.
struct MacroMessage {
  let text: String
  var severity = Diagnostic.Severity.error

  init(_ text: String, severity: Diagnostic.Severity = .error) {
    self.text = text
    self.severity = severity
  }
}

// MARK: - Declarations

extension MacroMessage {
  static func notAProtocolOrClass(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' can only be applied to a protocol, class, or actor")
  }

  static func notAProtocol(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' can only be applied to a protocol")
  }

  static func unreadable(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' cannot parse this declaration")
  }

  static func unreadableMember(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' cannot parse this member")
  }

  static func unsupportedMember(macro: MacroName, introducer: String) -> MacroMessage {
    MacroMessage("'\(macro)' does not support a member declared with '\(introducer)'")
  }

  static func distributedActor(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' does not support distributed actors")
  }

  static func conditionalAssociatedType(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' does not support an associated type inside '#if'")
  }

  static func selfInRequirement(macro: MacroName, protocol: String) -> MacroMessage {
    MacroMessage(
      "'\(macro)' does not support a requirement on 'Self'; list the members, and a type alias "
        + "for each associated type, in a class "
        + "'@Spryable final class Fake\(`protocol`): \(`protocol`)' instead")
  }

  static func localProtocol(macro: MacroName, name: String) -> MacroMessage {
    MacroMessage(
      "'\(macro)' does not support a protocol inside a function; move '\(name)' out of it"
    )
  }

  /// - Parameter advice: Advice for this protocol.
  static func inheritedRequirements(
    macro: MacroName, protocol: String, inherited: String, advice: InheritanceAdvice
  ) -> MacroMessage {
    MacroMessage(
      "'\(macro)' cannot see the requirements that '\(`protocol`)' inherits from "
        + "'\(inherited)'; \(advice.text)",
      severity: .warning)
  }

  /// The same for a protocol that `inheriting` does not name.
  static func otherParent(
    macro: MacroName, protocol: String, inherited: String, advice: InheritanceAdvice
  ) -> MacroMessage {
    var message = inheritedRequirements(
      macro: macro, protocol: `protocol`, inherited: inherited, advice: advice)
    message.severity = .note
    return message
  }

  /// Advice about inherited requirements, which no macro can see.
  enum InheritanceAdvice {
    case listInClass(String)
    case addArgument(String)
    case extendSpy(String, inheritsNothing: Bool)
    case repeatMembers(inheritsNothing: Bool)

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

  /// A note beside `inheritedRequirements`.
  static func nothingInherited(from inherited: String) -> String {
    "add 'inheriting: nil' if '\(inherited)' has no requirements to implement, or "
      + "'inheriting: \(inherited).self' if it is a class"
  }
}

// MARK: - Members

extension MacroMessage {
  private static let writeInClass = "write this member in a class"

  static func noncopyableArgument(macro: MacroName, parameter: String, type: String) -> MacroMessage
  {
    let advice = macro == .spied ? callSpied : writeInClass
    return MacroMessage(
      "'\(macro)' cannot record '\(parameter)' because '\(type)' might not be copyable; \(advice)"
    )
  }

  static func noncopyableResult(macro: MacroName, member: String) -> MacroMessage {
    let advice = macro == .spied ? "" : "; \(writeInClass)"
    return MacroMessage(
      "'\(macro)' cannot stub '\(member)' because its result might not be copyable\(advice)"
    )
  }

  static func shortLivedArgument(macro: MacroName, parameter: String, type: String) -> MacroMessage
  {
    MacroMessage(
      "'\(macro)' cannot record '\(parameter)' because '\(type)' cannot outlive the call; "
        + writeInClass)
  }

  static func shortLivedResult(macro: MacroName, member: String) -> MacroMessage {
    MacroMessage(
      "'\(macro)' cannot stub '\(member)' because its result cannot be stored; \(writeInClass)")
  }

  static func packClosure(macro: MacroName, parameter: String) -> MacroMessage {
    let advice = macro == .spied ? callSpied : writeInClass
    return MacroMessage(
      "'\(macro)' cannot record '\(parameter)' because its type contains a parameter pack; "
        + advice)
  }

  static func unnamedParameter(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' cannot record an unnamed parameter; name it")
  }

  static func unknownAccessor(macro: MacroName, accessor: String) -> MacroMessage {
    MacroMessage("'\(macro)' does not support the accessor '\(accessor)'")
  }

  static func unreadableAccessor(macro: MacroName) -> MacroMessage {
    MacroMessage("'\(macro)' cannot parse this accessor")
  }

  static func propertyWithoutType(macro: MacroName, name: String) -> MacroMessage {
    MacroMessage("'\(macro)' requires a type annotation for '\(name)'")
  }

  static func typedMembersElsewhere(name: String, property: String) -> MacroMessage {
    MacroMessage(
      "the protocol has a member '\(name)', so the typed members of the fake are in '\(property)'",
      severity: .note)
  }

  static func numberedTypedMember(_ member: String, typed name: String) -> MacroMessage {
    MacroMessage(
      "'\(member)' is named '\(name)' in 'stub' and 'calls' because another typed member has its "
        + "name and parameters",
      severity: .note)
  }

  static func typedMemberWithResult(_ member: String, of result: String) -> MacroMessage {
    MacroMessage(
      "the arguments of '\(member)' do not determine its result type; if the compiler cannot "
        + "infer it, pass 'returning: \(result).self' as the last argument in stubs and checks",
      severity: .note)
  }

  static func takenName(macro: MacroName, member: String) -> MacroMessage {
    let owner = macro == .spyable ? "spy" : "fake"
    return MacroMessage(
      "'\(macro)' cannot implement '\(member)' because every \(owner) has a member of that name; "
        + "rename it")
  }
}

// MARK: - Members of a class

extension MacroMessage {
  /// - Parameter member: `an initializer`, for example.
  static func memberWithoutBody(macro: MacroName, member: String) -> MacroMessage {
    MacroMessage("'\(macro)' cannot implement \(member) of a class; write its body")
  }

  /// Only a warning, because no protocol might require the operator.
  static func operatorInClass(_ name: String, class: String) -> MacroMessage {
    MacroMessage(
      "the compiler finds '\(name)' twice inside a class with '@Spryable', so '\(`class`)' does not "
        + "conform to a protocol with this operator; write it outside the class, with a body",
      severity: .warning)
  }

  /// Only a warning, because the user can write the member.
  static func ignoredMember(macro: MacroName) -> MacroMessage {
    MacroMessage(
      "'\(macro)' cannot parse this member and leaves it unchanged", severity: .warning)
  }

  static func untypedMember(_ member: String, parameter: String) -> MacroMessage {
    MacroMessage(
      "'stub' and 'calls' do not have '\(member)' because no matcher can take '\(parameter)'; "
        + "write 'stub(\"\(member)\")' and 'called(\"\(member)\")'",
      severity: .note)
  }

  static func severalProperties(macro: MacroName) -> MacroMessage {
    MacroMessage(
      "'\(macro)' cannot implement several properties in one declaration; declare each separately"
    )
  }

  static func privateNestedClass(macro: MacroName, name: String) -> MacroMessage {
    MacroMessage(
      "'\(macro)' cannot extend '\(name)' because it is private; "
        + "make it 'fileprivate', or declare that it conforms to 'SpryTypedFake'")
  }
}

// MARK: - Arguments of the attribute

extension MacroMessage {
  static let flagNotLiteral = MacroMessage(
    "'behindPreprocessorFlag' requires a static string literal")

  static func flagNotACondition(_ flag: String) -> MacroMessage {
    MacroMessage("'behindPreprocessorFlag' requires a compilation condition, not '\(flag)'")
  }

  static let accessLevelNotLiteral = MacroMessage(
    "'accessLevel' requires a literal access level, such as '.public'")

  static func unknownAccessLevel(_ level: String) -> MacroMessage {
    MacroMessage(
      "'accessLevel' cannot be '\(level)'; "
        + "use '.public', '.package', '.internal', '.fileprivate', or '.private'")
  }

  static func protocolOnly(argument: String) -> MacroMessage {
    MacroMessage("'\(argument)' can only be used with a protocol, not with a class or actor")
  }

  static let inheritingNotAType = MacroMessage(
    "'inheriting' requires a class name, such as 'ParentSpy.self' or '\"ParentSpy\"'")

  static let actorInheriting = MacroMessage(
    "'inheriting' cannot be used with an actor protocol because an actor has no superclass")
}

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
