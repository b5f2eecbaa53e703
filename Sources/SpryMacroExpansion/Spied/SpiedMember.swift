import DeclarationParser

/// A member of a real class that `@Spied` is attached to.
struct SpiedMember {
  /// The function, the initializer, or the member of the accessor.
  let member: Member
  let accessor: Accessor?
  /// The type of a setter's new value, if the macro can see it.
  private(set) var newValueType: TypeSyntax?
  /// Writes the types of the member. Those of a subscript are not in the source of its accessor.
  let renderer: TypeRenderer
  /// The source of the declaration or the accessor.
  let source: SourceText
  /// The braces and their contents.
  let body: SourceRange
  /// The enclosing class, actor, or extension. See ``SpiedContext/type``.
  let type: (keyword: Keyword, name: String)
  /// The sources of the declarations around the member, whose availability it has.
  let contexts: [SourceText]

  /// Creates the member of a request for a body. It is `nil` if there are diagnostics.
  init?(_ request: MacroRequest, _ diagnostics: inout [Diagnostic]) {
    let context = SpiedContext(request)
    let source = request.declaration
    let declaration = parseDeclaration(source)
    let accessor = declaration == nil ? parseAccessor(source) : nil
    guard let introducer = declaration?.introducer ?? accessor?.introducer else {
      diagnostics.append(Diagnostic(.unreadable(.spied), atAttribute: request.attribute))
      return nil
    }
    var member: Member?
    var body = accessor?.body
    if let accessor {
      member = Member(accessor, of: context.subscript?.declaration)
      if accessor.keyword == .set {
        newValueType = member?.result
        member?.result = nil
      }
    } else if let declaration, case .callable(let callable) = declaration.kind,
      callable.kind != .subscript
    {
      member = Member.members(of: declaration).first
      body = callable.body
    }
    let refusal: Diagnostic? =
      if let message = context.message {
        Diagnostic(message, atAttribute: request.attribute)
      } else if member == nil {
        Diagnostic(.spiedDeclaration(introducer.text), at: introducer.range, of: source)
      } else if let accessor, !accessor.isGetOrSet {
        Diagnostic(.spiedAccessor(introducer.text), at: introducer.range, of: source)
      } else if body == nil {
        Self.missingBody(of: accessor == nil ? member?.name ?? introducer : introducer, in: source)
      } else {
        nil
      }
    if let refusal { diagnostics.append(refusal) }
    guard refusal == nil, let type = context.type, let member, let body else { return nil }
    (self.member, self.accessor, self.body, self.type) = (member, accessor, body, type)
    self.source = source
    contexts = request.lexicalContext
    renderer = TypeRenderer(source: accessor == nil ? source : context.subscript?.source ?? source)
    diagnostics += self.diagnostics(attribute: request.attribute)
    if !diagnostics.isEmpty { return nil }
  }

  /// The name of a setter's new value, which is recorded after the parameters.
  var newValue: String? {
    accessor?.keyword == .set ? accessor?.parameter?.quoted ?? "newValue" : nil
  }

  /// Whether it can be isolated to an actor that it is a member of.
  var mayBeIsolatedToActor: Bool {
    type.keyword != .class && !member.isStatic && !member.declaration.has(.nonisolated)
  }

  /// The expression for the class that contains the member.
  ///
  /// - Parameter receiver: The `self`, or its class in an initializer.
  func implementation(receiver: String = "self") -> String {
    if type.keyword != .extension { return "\(type.name).self" }
    let label = member.isStatic ? "ofClass" : "of"
    // A member that returns `Self` has a `Self` that is always the class of the object.
    let isSelf = member.kind == .initializer || member.result?.mentions(["Self"]) ?? false
    let container = isSelf ? "named: \(type.name).self" : "Self.self"
    return "SpySwitch.implementation(\(container), \(label): \(receiver))"
  }
}

extension Member {
  /// The member of an accessor, with its effects: the subscript, or a property. The compiler does
  /// not send the name and the type of a property.
  fileprivate init(_ accessor: Accessor, of enclosing: DeclarationSyntax?) {
    if let found = enclosing.flatMap({ Member.members(of: $0).first }) {
      self = found
      hasSetter = accessor.keyword == .set
    } else {
      self.init(
        kind: .property, declaration: DeclarationSyntax(accessor), name: accessor.introducer)
    }
    effects = accessor.effects
  }
}

/// The declarations around an `@Spied` attribute.
struct SpiedContext {
  /// The keyword of the enclosing type, and its name as code inside spells it.
  ///
  /// The macro cannot see what an extension extends. The name of the extended type can lack the
  /// generic arguments of the type around it.
  private(set) var type: (keyword: Keyword, name: String)?
  /// The enclosing subscript, if the attribute is on one of its accessors.
  private(set) var `subscript`: (declaration: DeclarationSyntax, source: SourceText)?
  /// Whether the attribute is inside a function.
  private var isLocal = false

  init(_ request: MacroRequest) {
    for source in request.lexicalContext {
      guard let declaration = parseDeclaration(source) else { continue }
      switch declaration.kind {
      case .type(let found):
        let keyword = declaration.introducer.keyword
        type = (keyword, keyword == .extension ? found.name.text : found.name.quoted)
        return
      case .callable(let callable) where callable.kind == .subscript:
        self.subscript = (declaration, source)
      default:
        isLocal = true
        return
      }
    }
  }

  /// The reason why nothing can be spied on here.
  var message: MacroMessage? {
    guard !isLocal, let type else { return .spiedOutsideClass }
    return [.class, .actor, .extension].contains(type.keyword)
      ? nil : .spiedInOtherType(type.name, keyword: type.keyword)
  }
}
