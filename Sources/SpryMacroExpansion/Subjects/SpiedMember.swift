/// A member of a real class, to which `@Spied` is attached.
final class SpiedMember {
  enum Kind {
    case function, initializer, getter
    /// With the name of what it is given.
    case setter(newValue: String)
  }

  let kind: Kind
  /// The function, the initializer or the subscript, with the effects of the accessor.
  ///
  /// An accessor of a property is alone: nobody tells a macro the property's name or type.
  let member: Member
  /// Writes the types of the member.
  let renderer: TypeRenderer
  /// What the attribute is attached to.
  let source: SourceText
  /// From `{` to `}`, both included.
  let body: SourceRange
  /// What it is written in.
  let place: Place

  /// Whether the type of what it returns can be seen.
  var isTypeKnown: Bool { member.kind != .property }

  /// What is recorded behind the parameters.
  var newValue: String? {
    if case .setter(let name) = kind { name } else { nil }
  }

  /// Reads what a body is asked for; nil with a diagnostic where there can be none.
  init?(_ request: MacroRequest, _ diagnostics: inout [Diagnostic]) {
    let place = SpiedPlace(request)
    source = request.declaration
    guard let subject = SpiedDeclaration(source, in: place) else {
      diagnostics.append(MacroMessage.unreadable(macro: "Spied").atStart(of: request.attribute))
      return nil
    }
    diagnostics += subject.diagnostics(in: place, attribute: request.attribute)
    guard diagnostics.isEmpty, let type = place.type, let member = subject.member,
      let body = subject.body
    else { return nil }
    self.member = member
    self.body = body
    self.place =
      switch type.keyword {
      case "extension": .extension(type.name)
      case "actor": .actor(type.name)
      default: .class(type.name)
      }
    renderer = TypeRenderer(source: subject.memberSource)
    switch (subject.accessor, member.kind) {
    case (let accessor?, _):
      let name = accessor.parameter?.quoted ?? "newValue"
      kind = accessor.kind.text == "set" ? .setter(newValue: name) : .getter
    case (nil, .initializer): kind = .initializer
    default: kind = .function
    }
  }
}

/// Where an attribute stands.
final class SpiedPlace {
  /// The type around it: its keyword, and its name as code in it writes it.
  private(set) var type: (keyword: String, name: String)?
  /// The subscript that it stands in, and its source.
  private(set) var `subscript`: (declaration: DeclarationSyntax, source: SourceText)?
  /// Whether it stands in a function.
  private(set) var isLocal = false

  init(_ request: MacroRequest) {
    for source in request.lexicalContext {
      guard let declaration = parseDeclaration(source) else { continue }
      switch declaration.kind {
      case .type(let found):
        let isExtension = declaration.introducer.text == "extension"
        let name = isExtension ? found.name.text : found.name.quoted
        type = (declaration.introducer.text, name)
        return
      case .subscript: self.subscript = (declaration, source)
      default:
        isLocal = true
        return
      }
    }
  }
}

/// What an attribute is attached to.
final class SpiedDeclaration {
  let source: SourceText
  /// Nil for what is neither a function nor an initializer nor an accessor.
  let member: Member?
  /// Where the parameters of the member stand.
  let memberSource: SourceText
  let accessor: Accessor?
  /// What declares it: `func`, `var`, `deinit`, `get`, …
  let introducer: Identifier
  let body: SourceRange?

  init?(_ source: SourceText, in place: SpiedPlace) {
    self.source = source
    if let declaration = parseDeclaration(source) {
      accessor = nil
      memberSource = source
      introducer = declaration.introducer
      switch declaration.kind {
      case .function(let function): body = function.body
      case .initializer(let initializer): body = initializer.body
      default:
        member = nil
        body = nil
        return
      }
      member = Member.members(of: declaration).first
      return
    }
    guard let accessor = parseAccessor(source) else { return nil }
    self.accessor = accessor
    introducer = accessor.kind
    body = accessor.body
    var member: Member
    let around = place.subscript
    if let around, let found = Member.members(of: around.declaration).first {
      memberSource = around.source
      member = found
      member.hasSetter = accessor.kind.text == "set"
      if member.hasSetter { member.result = nil }
    } else {
      memberSource = source
      let declaration = DeclarationSyntax(
        attributes: accessor.attributes, modifiers: accessor.modifiers, introducer: accessor.kind,
        kind: .unexpected, range: accessor.range)
      member = Member(
        kind: .property, declaration: declaration, name: accessor.kind, effects: accessor.effects)
    }
    member.effects = accessor.effects
    self.member = member
  }
}
