/// All that the macros tell their users, worded as the compiler would.
enum MacroMessage {
  case notAProtocolOrClass(macro: String)
  case notAProtocol(macro: String)
  case unreadable(macro: String)
  case unreadableMember(macro: String)
  case inheritedRequirements(macro: String, protocol: String, inherited: String, remedy: Remedy)
  case distributedActor(macro: String)
  case noncopyableArgument(macro: String, parameter: String, type: String)
  case noncopyableResult(macro: String, member: String)
  case shortLivedArgument(macro: String, parameter: String, type: String)
  case shortLivedResult(macro: String, member: String)
  case unknownAccessor(macro: String, accessor: String)
  case initializerWithoutBody(macro: String)
  case subscriptWithoutAccessors(macro: String)
  case accessorWithoutBody(macro: String, accessor: String)
  case unnamedParameter(macro: String)
  case packClosure(macro: String, parameter: String)
  case severalProperties(macro: String)
  case privateNestedClass(macro: String, name: String)
  case hiddenType(macro: String, type: String, fake: String)
  case takenName(macro: String, member: String)
  case conditionalAssociatedType(macro: String)
  case selfInRequirement(macro: String, fake: String)
  case propertyWithoutType(macro: String, name: String)
  case flagNotLiteral
  case flagNotACondition(String)
  case accessLevelNotWritten
  case unknownAccessLevel(String)
  case protocolOnly(argument: String)
  case inheritingNotAType
  case actorInheriting
  case spiedOutsideClass
  case spiedInOtherType(String, keyword: String)
  case spiedDeclaration(String)
  case spiedStored
  case spiedProperty(String)
  case spiedAccessor(String)
  case spiedWithoutBody(String)
  case spiedBuilder(String)
  case spiedPackClosure(String)
  case spiedIsolatedClosure(String)
  case spiedInoutSending(String)
  case spiedNoncopyable(String, type: String)
  case spiedNoncopyableResult(String)

  enum Remedy {
    case listInClass(String)
    /// With the whole argument.
    case inherit(String)
    case extendSpy(String)
  }

  var severity: Diagnostic.Severity {
    if case .inheritedRequirements = self { .warning } else { .error }
  }

  var text: String {
    switch self {
    case .notAProtocolOrClass(let macro):
      "'@\(macro)' can only be applied to a protocol, a class or an actor"
    case .notAProtocol(let macro):
      "'@\(macro)' can only be applied to a 'protocol'"
    case .unreadable(let macro):
      "'@\(macro)' cannot read this declaration"
    case .unreadableMember(let macro):
      "'@\(macro)' cannot read this member"
    case .inheritedRequirements(let macro, let name, let inherited, .listInClass(let fake)):
      "'@\(macro)' cannot see the requirements that '\(name)' inherits from '\(inherited)'; "
        + "attach it to a class '\(fake)' that lists all requirements instead"
    case .inheritedRequirements(let macro, let name, let inherited, .inherit(let argument)):
      "'@\(macro)' cannot see the requirements that '\(name)' inherits from '\(inherited)'; "
        + "add '\(argument)'"
    case .inheritedRequirements(let macro, let name, let inherited, .extendSpy(let spy)):
      "'@\(macro)' cannot see the requirements that '\(name)' inherits from '\(inherited)'; "
        + "write them in an extension of '\(spy)'"
    case .distributedActor(let macro):
      "'@\(macro)' cannot write a distributed actor"
    case .noncopyableArgument(let macro, let parameter, let type):
      "'@\(macro)' cannot record '\(parameter)', since '\(type)' may be noncopyable; "
        + "write this member by hand in a class"
    case .noncopyableResult(let macro, let member):
      "'@\(macro)' cannot answer '\(member)', since its result may be noncopyable; "
        + "write this member by hand in a class"
    case .shortLivedArgument(let macro, let parameter, let type):
      "'@\(macro)' cannot record '\(parameter)', since '\(type)' cannot outlive the call; "
        + "write this member by hand in a class"
    case .shortLivedResult(let macro, let member):
      "'@\(macro)' cannot answer '\(member)', since its result cannot be stored; "
        + "write this member by hand in a class"
    case .unknownAccessor(let macro, let accessor):
      "'@\(macro)' cannot write the accessor '\(accessor)'"
    case .initializerWithoutBody(let macro):
      "'@\(macro)' cannot fill an initializer of a class; write its body"
    case .subscriptWithoutAccessors(let macro):
      "'@\(macro)' cannot fill a subscript of a class; write its body"
    case .accessorWithoutBody(let macro, let accessor):
      "'@\(macro)' cannot fill the accessor '\(accessor)' of a class; write its body"
    case .unnamedParameter(let macro):
      "'@\(macro)' cannot record a parameter without a name in a class; name it"
    case .packClosure(let macro, let parameter):
      "'@\(macro)' cannot record '\(parameter)', since its type has a parameter pack; "
        + "write this member by hand in a class"
    case .severalProperties(let macro):
      "'@\(macro)' cannot fill several properties of one declaration; declare each on its own"
    case .privateNestedClass(let macro, let name):
      "'@\(macro)' cannot reach '\(name)' to extend it; make it 'fileprivate', or write ': Spryable'"
    case .hiddenType(let macro, let type, let fake):
      "'@\(macro)' cannot write the type '\(type)' in '\(fake)', where it stands for the names of "
        + "members; use a type alias of another name"
    case .takenName(let macro, let member):
      "'@\(macro)' cannot write '\(member)', which is a member of every "
        + (macro == "Spyable" ? "spy" : "fake") + "; rename it"
    case .conditionalAssociatedType(let macro):
      "'@\(macro)' cannot write an associated type under a condition"
    case .selfInRequirement(let macro, let fake):
      "'@\(macro)' cannot write a requirement that names 'Self'; list the members in a class "
        + "'@\(macro) final class \(fake)' instead"
    case .propertyWithoutType(let macro, let name):
      "'@\(macro)' needs the type of '\(name)' to be written"
    case .flagNotLiteral:
      "'behindPreprocessorFlag' requires a static string literal"
    case .flagNotACondition(let flag):
      "'behindPreprocessorFlag' requires a compilation condition; '\(flag)' is none"
    case .accessLevelNotWritten:
      "'accessLevel' requires an access level written out, such as '.public'"
    case .unknownAccessLevel(let level):
      "'accessLevel' does not know '\(level)'; "
        + "use '.public', '.package', '.internal', '.fileprivate' or '.private'"
    case .protocolOnly(let argument):
      "'\(argument)' is for protocols; a class says it in its own declaration"
    case .inheritingNotAType:
      "'inheriting' requires a class written out, such as 'ParentSpy.self' or '\"ParentSpy\"'"
    case .actorInheriting:
      "'inheriting' needs a class, and what is written for an actor protocol is an actor"
    case .spiedOutsideClass:
      "'@Spied' can only be applied to a member of a class or an actor"
    case .spiedInOtherType(let name, let keyword):
      "'@Spied' can only be applied to a member of a class or an actor; "
        + "'\(name)' is \(keyword.withArticle)"
    case .spiedDeclaration(let keyword):
      "'@Spied' cannot be applied to '\(keyword)'; "
        + "only methods, accessors and initializers can be spied on"
    case .spiedStored:
      "'@Spied' cannot be applied to a stored property; give it accessors, and attach it to those"
    case .spiedProperty(let keyword):
      "'@Spied' cannot be applied to a whole '\(keyword)'; attach it to its accessors"
    case .spiedAccessor(let accessor):
      "'@Spied' cannot be applied to '\(accessor)'; only 'get' and 'set' can be spied on"
    case .spiedWithoutBody(let name):
      "'@Spied' cannot be applied to '\(name)' without a body; write it"
    case .spiedBuilder(let builder):
      "'@Spied' cannot be combined with the result builder '@\(builder)'; "
        + "move the body into a member of its own"
    case .spiedPackClosure(let parameter):
      "'@Spied' cannot record '\(parameter)', since its type has a parameter pack; "
        + "call 'spied' by hand, without it"
    case .spiedIsolatedClosure(let parameter):
      "'@Spied' cannot record '\(parameter)', since an '@isolated(any)' closure that does not escape "
        + "cannot be passed on; call 'spied' by hand, without it"
    case .spiedInoutSending(let parameter):
      "'@Spied' cannot record '\(parameter)', since a closure cannot change what is 'inout sending'"
    case .spiedNoncopyable(let parameter, let type):
      "'@Spied' cannot record '\(parameter)', since '\(type)' may be noncopyable; "
        + "call 'spied' by hand, without it"
    case .spiedNoncopyableResult(let member):
      "'@Spied' cannot answer '\(member)', since its result may be noncopyable"
    }
  }
}

extension MacroMessage {
  func at(
    _ range: SourceRange,
    of source: SourceText,
    notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, message: text, place: source.place(of: range), notes: notes,
      fixIts: fixIts)
  }
}

extension MacroMessage {
  /// At the attribute that asks for what cannot be done.
  func atStart(of attribute: SourceText) -> Diagnostic {
    let range = parseAttribute(attribute)?.range ?? 0..<attribute.bytes.count
    return at(range, of: attribute)
  }
}

extension String {
  /// `an actor`, `a struct`
  fileprivate var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}
