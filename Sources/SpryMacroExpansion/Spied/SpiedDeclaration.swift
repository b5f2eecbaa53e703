import DeclarationParser

/// A declaration with an `@Spied` attribute.
struct SpiedDeclaration {
  let source: SourceText
  /// The function, the initializer, or the member of the accessor. Other declarations have none.
  let member: Member?
  /// The source of the member's parameters.
  let memberSource: SourceText
  let accessor: Accessor?
  /// The keyword: `func`, `var`, `deinit`, `get`, and so on.
  let introducer: Identifier
  let body: SourceRange?
  /// The type of a setter's new value, if the macro can see it.
  private(set) var newValueType: TypeSyntax?

  /// Parses a declaration or an accessor.
  init?(_ source: SourceText, in context: SpiedContext) {
    self.source = source
    if let declaration = parseDeclaration(source) {
      accessor = nil
      memberSource = source
      introducer = declaration.introducer
      if case .callable(let callable) = declaration.kind, callable.kind != .subscript {
        member = Member.members(of: declaration).first
        body = callable.body
      } else {
        member = nil
        body = nil
      }
      return
    }
    guard let accessor = parseAccessor(source) else { return nil }
    self.accessor = accessor
    introducer = accessor.introducer
    body = accessor.body
    var member: Member
    if let enclosing = context.subscript,
      let found = Member.members(of: enclosing.declaration).first
    {
      memberSource = enclosing.source
      member = found
      member.hasSetter = accessor.keyword == .set
      if member.hasSetter { (newValueType, member.result) = (member.result, nil) }
    } else {
      // The compiler does not send the name and the type of the property.
      memberSource = source
      member = Member(
        kind: .property, declaration: DeclarationSyntax(accessor), name: accessor.introducer)
    }
    member.effects = accessor.effects
    self.member = member
  }
}

/// The declarations around an `@Spied` attribute.
struct SpiedContext {
  /// The keyword of the enclosing type, and its name as code inside spells it.
  private(set) var type: (keyword: Keyword, name: String)?
  /// The enclosing subscript, if the attribute is on one of its accessors.
  private(set) var `subscript`: (declaration: DeclarationSyntax, source: SourceText)?
  /// Whether the attribute is inside a function.
  private(set) var isLocal = false

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
}
