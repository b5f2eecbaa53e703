/// Fills a class, or an actor, that lists members without bodies.
struct SpryableClass {
  let source: SourceText
  let declaration: DeclarationSyntax
  let type: TypeDeclaration
  private let members: [MemberTree]
  let allMembers: [Member]
  /// The names that the class declares itself.
  private let ownNames: Set<String>
  private let instanceNames: NameEnum
  private let classNames: NameEnum

  init(source: SourceText, declaration: DeclarationSyntax, type: TypeDeclaration) {
    self.source = source
    self.declaration = declaration
    self.type = type
    members = [MemberTree](type.members, of: source)
    allMembers = members.all
    ownNames = Set(type.members.flatMap(\.declaredNames))
    let named = allMembers.filter { $0.isToFill || $0.callsRuntime(in: source) }
    let ofTheType = named.filter { member in
      member.isStatic
        && (member.kind != .initializer || member.callsRuntime(of: type.name.text, in: source))
    }
    let places = Set(ofTheType.map(\.place))
    instanceNames = NameEnum(
      "Function", for: named.filter { !places.contains($0.place) }, in: source)
    classNames = NameEnum("ClassFunction", for: ofTheType, in: source)
  }

  /// The state and the enumerations, where the class has none of its own.
  func memberExpansion() -> String {
    let prefix = AccessLevel(of: declaration).memberPrefix
    var writer = SourceWriter()
    if !ownNames.contains("spryState") {
      let isActor = declaration.introducer.text == "actor"
      writer.line("\(isActor ? "nonisolated " : "")\(prefix)let spryState = SpryState()")
    }
    for names in [instanceNames, classNames] where !ownNames.contains(names.name) {
      names.write(members, prefix: prefix, to: &writer)
    }
    return writer.text
  }

  /// The attribute that has a member filled, or nothing for one that is left alone.
  func attribute(for member: Member) -> String {
    guard member.isToFill, !member.sharesDeclaration else { return "" }
    let names = member.isStatic ? classNames : instanceNames
    let identity = ownNames.contains(names.name) ? nil : names.identity(of: member)
    let argument = identity.map { "(\"\($0)\")" } ?? ""
    return (member.kind == .property ? "@_SpryableAccessors" : "@_SpryableBody") + argument
  }

  /// The member whose name stands at an offset of the file.
  func member(atFileOffset offset: Int) -> Member? {
    allMembers.first { source.offset + $0.place == offset }
  }
}

extension Member {
  /// Whether a macro can give it a body: a function without one, a property without accessors.
  var isToFill: Bool {
    if hasBody { return false }
    switch kind {
    case .function: return true
    case .property:
      return accessors == nil && result != nil && declaration.introducer.text == "var"
        && !declaration.modifiers.contains { ["lazy", "weak", "unowned"].contains($0.name.text) }
        && !declaration.attributes.contains { !$0.isKnown }
    case .subscript, .initializer: return false
    }
  }

  /// Whether its declaration declares others as well.
  var sharesDeclaration: Bool {
    if case .variable(let variable) = declaration.kind {
      variable.bindings.count > 1
    } else {
      false
    }
  }

  /// Whether it was written by hand to answer from stubs or to record, and so needs a name.
  func callsRuntime(in source: SourceText) -> Bool {
    guard hasBody else { return false }
    let text = source[declaration.range]
    return entryPoints.contains { text.contains($0) }
  }

  /// Whether it records on the type, as an initializer does before there is an instance.
  fileprivate func callsRuntime(of type: String, in source: SourceText) -> Bool {
    let text = source[declaration.range]
    return entryPoints.contains { text.contains("Self." + $0) || text.contains("\(type).\($0)") }
  }
}

private let entryPoints = ["spryify", "stubbedValue", "recordCall"]

extension Attribute {
  /// Whether it surely does not make a property stored, as a property wrapper would.
  fileprivate var isKnown: Bool {
    let name = name.lastName
    return name.hasSuffix("Actor")
      || ["available", "objc", "_spi", "preconcurrency"].contains(name)
  }
}

extension DeclarationSyntax {
  /// The names that it declares.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .type(let type): [type.name.text]
    case .variable(let variable): variable.bindings.compactMap { $0.name?.text }
    case .other(let name): name.map { [$0.text] } ?? []
    case .conditional(let clauses): clauses.flatMap(\.members).flatMap(\.declaredNames)
    default: []
    }
  }
}

extension SpryableClass {
  /// What the class says without a body that only a body can say.
  func diagnostics(isNested: Bool) -> [Diagnostic] {
    placeDiagnostics(isNested: isNested) + severalDiagnostics
      + allMembers.flatMap(parameterDiagnostics)
      + allMembers.compactMap { member in
        if member.hasBody { return nil }
        switch member.kind {
        case .initializer:
          return MacroMessage.initializerWithoutBody(macro: "Spryable")
            .at(member.name.range, of: source, fixIts: [insertion(" {}", after: member)])
        case .subscript:
          let body = SpryableBody(renderer: TypeRenderer(source: source), typeName: "Self")
          var writer = SourceWriter()
          writer.block("") { body.writeAccessors(member, identity: nil, to: &$0) }
          return MacroMessage.subscriptWithoutAccessors(macro: "Spryable")
            .at(member.name.range, of: source, fixIts: [insertion(writer.text, after: member)])
        case .property:
          guard let accessor = member.accessors?.accessors.first else { return nil }
          return accessorDiagnostic(member, accessor)
        case .function: return nil
        }
      }
  }

  /// A private class is not seen where it is extended, unless that is the file.
  private func placeDiagnostics(isNested: Bool) -> [Diagnostic] {
    guard isNested, !type.inheritance.contains(where: { $0.lastName == "Spryable" }),
      let level = declaration.modifiers.first(where: { $0.name.text == "private" })
    else { return [] }
    let fixIt = Diagnostic.FixIt(
      message: "replace 'private' with 'fileprivate'",
      changes: [.init(place: source.place(of: level.range), newText: "fileprivate")])
    return [
      MacroMessage.privateNestedClass(macro: "Spryable", name: type.name.text)
        .at(level.range, of: source, fixIts: [fixIt])
    ]
  }

  /// `var a, b: Int`
  private var severalDiagnostics: [Diagnostic] {
    var places: Set<Int> = []
    return allMembers.filter { $0.isToFill && $0.sharesDeclaration }.compactMap { member in
      guard places.insert(member.declaration.range.lowerBound).inserted else { return nil }
      return MacroMessage.severalProperties(macro: "Spryable")
        .at(member.declaration.introducer.range, of: source)
    }
  }

  private func parameterDiagnostics(_ member: Member) -> [Diagnostic] {
    if !member.isToFill { return [] }
    return member.packDiagnostics(in: source)
      + member.parameters.filter(\.isUnnamed).map { parameter in
        let name = (parameter.label ?? "_") + " " + parameter.word
        let last = parameter.syntax.secondName ?? parameter.syntax.firstName
        let range = parameter.syntax.firstName.range.lowerBound..<last.range.upperBound
        let fixIt = Diagnostic.FixIt(
          message: "name it '\(parameter.word)'",
          changes: [.init(place: source.place(of: range), newText: name)])
        return MacroMessage.unnamedParameter(macro: "Spryable")
          .at(last.range, of: source, fixIts: [fixIt])
      }
  }

  private func accessorDiagnostic(_ member: Member, _ accessor: Accessor) -> Diagnostic {
    let body = SpryableBody(renderer: TypeRenderer(source: source), typeName: "Self")
    var writer = SourceWriter()
    writer.block("") { body.writeAccessors(member, identity: nil, to: &$0) }
    let block = member.accessors?.range ?? accessor.range
    let isPlain = renderer.text(member.effects).isEmpty
    let fixIt = Diagnostic.FixIt(
      message: isPlain ? "remove the accessors" : "write the body",
      changes: [
        .init(place: source.place(of: block), newText: isPlain ? "" : writer.text.trimmed)
      ])
    return MacroMessage.accessorWithoutBody(macro: "Spryable", accessor: accessor.kind.text)
      .at(accessor.kind.range, of: source, fixIts: [fixIt])
  }

  private var renderer: TypeRenderer { TypeRenderer(source: source) }

  private func insertion(_ text: String, after member: Member) -> Diagnostic.FixIt {
    let end = member.declaration.range.upperBound
    return Diagnostic.FixIt(
      message: "write the body",
      changes: [.init(place: source.place(of: end..<end), newText: " " + text.trimmed)])
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
