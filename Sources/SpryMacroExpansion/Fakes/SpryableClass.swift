/// Fills a class, or an actor, that lists members without bodies.
final class SpryableClass {
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
  ///
  /// - Parameter givenLevel: the level that an extension gives to the class.
  func memberExpansion(givenLevel: AccessLevel? = nil) -> String {
    let level = AccessLevel(writtenIn: declaration) ?? givenLevel ?? .internal
    let prefix = level.memberPrefix
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
