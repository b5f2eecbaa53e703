/// Expands the macros of SpryMacros and SpryObjects, and remembers what it parsed for the next
/// message.
package struct Expander {
  /// Whether a name in backticks may be any text; that the compiler has, which is the plugin's own.
  var namesAreFree = hasFreeNames
  /// The class whose members the compiler asks about one by one.
  private var parent: (source: SourceText, type: SpryableClass?)?

  package init() {}

  /// Expands one macro in one role.
  package mutating func expand(_ request: MacroRequest) -> MacroExpansion {
    var diagnostics: [Diagnostic] = []
    let text =
      switch (request.macro, request.role) {
      case ("SpryableMacro", .peer): fake(for: request, &diagnostics)
      case ("SpryableMacro", .member):
        spryableClass(request.declaration)?
          .memberExpansion(givenLevel: AccessLevel(givenBy: request.lexicalContext)) ?? ""
      case ("SpryableMacro", .memberAttribute): memberAttribute(for: request)
      case ("SpryableMacro", .extension): conformance(for: request)
      case ("SpryableBodyMacro", .body): body(for: request)
      case ("SpryableAccessorMacro", .accessor): accessors(for: request)
      case ("SpyableMacro", .peer): spy(for: request, &diagnostics)
      case ("SpiedMacro", .body): spiedBody(for: request, &diagnostics)
      default: ""
      }
    if request.macro == "SpiedMacro", request.role == .peer {
      diagnostics = SpiedMember.misplacement(request)
    }
    return MacroExpansion(text: text, diagnostics: diagnostics)
  }
}

// MARK: A class written for a protocol

extension Expander {
  private func fake(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    let source = request.declaration
    guard let declaration = parseDeclaration(source) else {
      diagnostics.append(MacroMessage.unreadable(macro: "Spryable").atStart(of: request.attribute))
      return ""
    }
    guard case .type(let type) = declaration.kind else {
      diagnostics.append(misplaced("Spryable", on: declaration, request))
      return ""
    }
    switch declaration.introducer.text {
    case "protocol":
      return protocolDouble("Spryable", request, declaration, type, &diagnostics)
        .map { SpryableProtocol($0).expansion() } ?? ""
    case "class", "actor":
      // The other roles fill it; what cannot be filled is told once, here.
      let arguments = MacroArguments(request.attribute, &diagnostics)
      arguments.reject(["accessLevel", "behindPreprocessorFlag"], &diagnostics)
      let isNested = !request.lexicalContext.isEmpty
      diagnostics +=
        SpryableClass(source: source, declaration: declaration, type: type)
        .diagnostics(isNested: isNested)
      return ""
    default:
      diagnostics.append(misplaced("Spryable", on: declaration, request))
      return ""
    }
  }

  private func spy(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    guard let declaration = parseDeclaration(request.declaration) else {
      diagnostics.append(MacroMessage.unreadable(macro: "Spyable").atStart(of: request.attribute))
      return ""
    }
    guard case .type(let type) = declaration.kind, declaration.introducer.text == "protocol" else {
      diagnostics.append(misplaced("Spyable", on: declaration, request))
      return ""
    }
    return protocolDouble("Spyable", request, declaration, type, &diagnostics)
      .map { SpyableProtocol($0).expansion() } ?? ""
  }

  /// The protocol that a class is to be written for, or nil where none can.
  private func protocolDouble(
    _ macro: String,
    _ request: MacroRequest,
    _ declaration: DeclarationSyntax,
    _ type: TypeDeclaration,
    _ diagnostics: inout [Diagnostic]
  ) -> ProtocolDouble? {
    let arguments = MacroArguments(request.attribute, &diagnostics)
    let name = quoted(macro == "Spryable" ? "Fake\(type.name.text)" : "\(type.name.text)Spy")
    let double = ProtocolDouble(
      macro: macro, source: request.declaration, declaration: declaration, type: type,
      arguments: arguments, givenLevel: AccessLevel(givenBy: request.lexicalContext), name: name)
    diagnostics += double.diagnostics(attribute: request.attribute)
    return diagnostics.contains { $0.severity == .error } ? nil : double
  }

  private func misplaced(
    _ macro: String,
    on declaration: DeclarationSyntax,
    _ request: MacroRequest
  ) -> Diagnostic {
    let message: MacroMessage =
      macro == "Spyable" ? .notAProtocol(macro: macro) : .notAProtocolOrClass(macro: macro)
    let keyword = declaration.introducer
    guard macro == "Spryable", keyword.text == "struct" else {
      return message.atStart(of: request.attribute)
    }
    let fixIt = Diagnostic.FixIt(
      message: "replace 'struct' with 'final class'",
      changes: [
        .init(place: request.declaration.place(of: keyword.range), newText: "final class")
      ])
    return message.at(keyword.range, of: request.declaration, fixIts: [fixIt])
  }
}

// MARK: A class that is filled

extension Expander {
  private func spryableClass(_ source: SourceText) -> SpryableClass? {
    guard let declaration = parseDeclaration(source), case .type(let type) = declaration.kind,
      ["class", "actor"].contains(declaration.introducer.text)
    else { return nil }
    return SpryableClass(source: source, declaration: declaration, type: type)
  }

  private mutating func memberAttribute(for request: MacroRequest) -> String {
    guard let source = request.parent else { return "" }
    if parent?.source != source { parent = (source, spryableClass(source)) }
    guard let type = parent?.type, let declaration = parseDeclaration(request.declaration) else {
      return ""
    }
    // The member's own text has the same name at the same offset of the file as the class's text.
    for own in Member.members(of: declaration) {
      let offset = request.declaration.offset + own.place
      if let member = type.member(atFileOffset: offset) { return type.attribute(for: member) }
    }
    return ""
  }

  private func conformance(for request: MacroRequest) -> String {
    guard request.missingConformances.contains("Spryable"), let type = request.extendedType,
      spryableClass(request.declaration) != nil
    else { return "" }
    return "extension \(type): \(spryableConformance) {}"
  }

  private func body(for request: MacroRequest) -> String {
    guard let member = fillableMember(request) else { return "" }
    var writer = SourceWriter()
    writer.block("") { bodyWriter(request).write(member, identity: identity(request), to: &$0) }
    return writer.text
  }

  private func accessors(for request: MacroRequest) -> String {
    guard var member = fillableMember(request) else { return "" }
    member.hasSetter = true
    var writer = SourceWriter()
    bodyWriter(request).writeAccessors(member, identity: identity(request), to: &writer)
    return writer.text
  }

  private func fillableMember(_ request: MacroRequest) -> Member? {
    var member = parseDeclaration(request.declaration).flatMap { Member.members(of: $0).first }
    // A message asks for their names.
    member?.parameters.removeAll(where: \.isUnnamed)
    return member
  }

  private func bodyWriter(_ request: MacroRequest) -> SpryableBody {
    SpryableBody(renderer: TypeRenderer(source: request.declaration), typeName: "Self")
  }

  /// The string in `@_SpryableBody("load(id: Int)")`.
  private func identity(_ request: MacroRequest) -> String? {
    guard let attribute = parseAttribute(request.attribute),
      let argument = attributeArguments(of: attribute, in: request.attribute).first
    else { return nil }
    return String(request.attribute[argument.value].dropFirst().dropLast())
  }
}

// MARK: A member of a real class

#if compiler(>=6.2)
  private let hasFreeNames = true
#else
  private let hasFreeNames = false
#endif

extension Expander {
  /// Nothing, where there is an error: the compiler then takes the body as it is.
  private func spiedBody(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    guard let member = SpiedMember(request, &diagnostics) else { return "" }
    let arguments = MacroArguments(request.attribute, &diagnostics)
    guard diagnostics.isEmpty else { return "" }
    return SpiedBody(member: member, namesAreFree: namesAreFree).expansion(flag: arguments.flag)
  }
}
