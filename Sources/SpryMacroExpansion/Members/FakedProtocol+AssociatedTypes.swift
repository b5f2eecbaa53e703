package import DeclarationParser

// The associated types of the protocol are generic parameters of the class.
extension FakedProtocol {
  /// The generic parameters of the class: `<Item: Codable>`, or nothing.
  package var genericParameters: String {
    let renderer = parameterRenderer
    let parameters = openAssociatedTypes.map { associated in
      let bounds = associated.inheritance.flatMap(\.composedTypes).filter { !$0.isSuppressed }
      let isIdentifier = associated.name.text == "ID" && inherits(["Identifiable"])
      let list = (bounds.map(renderer.grouped) + (isIdentifier ? ["Swift.Hashable"] : []))
        .joined(separator: " & ")
      return associated.name.quoted + (list.isEmpty ? "" : ": \(list)")
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  /// The constraints of the class: ` where Item: Codable`, or nothing.
  package var requirements: String {
    let requirements = associatedRequirements.map(parameterRenderer.text)
    return requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
  }

  /// The constraints on the associated types that are generic parameters.
  var associatedRequirements: [GenericRequirement] {
    let names = associatedTypeNames.subtracting(fixedTypes.keys)
    return allRequirements.filter { requirement in
      !requirement.right.isSuppressed && requirement.left.root.map(names.contains) == true
        && inheritedType(equalIn: requirement) == nil
    }
  }

  /// The constraints on associated types of parents that have typed members.
  var inheritedRequirements: [GenericRequirement] {
    guard macro == .spryable, !parents.isEmpty else { return [] }
    let names = associatedTypeNames.union(inherits(["CaseIterable"]) ? ["AllCases"] : [])
    return requirementsOfProtocol.filter { requirement in
      !requirement.left.isSelf && requirement.left.root.map { !names.contains($0) } == true
    }
  }

  /// Where a type needs the associated types of the protocol by their names.
  package enum PlaceOfAliases {
    /// The class that `@Spryable` generates, and the type of its typed members.
    case fake, typedMembers
    /// The protocol of the typed members.
    case typedProtocol
    /// The class that `@Spyable` generates.
    case spy
    /// A class in the test target that lists its members.
    case listing
  }

  /// The type aliases, and for a protocol the associated types, that a place needs.
  package func aliases(in place: PlaceOfAliases) -> [String] {
    switch place {
    case .fake: adviceForFixedTypes + fixedTypeAliases + parameterAliases
    case .typedMembers: aliasesOfTypedMembers
    case .typedProtocol: associatedTypeDeclarations + aliasDeclarations
    case .spy: parameterAliases + declaredAliases
    case .listing: fixedTypeAliases + overloadAliases + declaredAliases
    }
  }

  /// `typealias Item = Int` for each associated type that the protocol fixes.
  private var fixedTypeAliases: [String] {
    associatedTypes.compactMap { associated in
      fixedTypes[associated.name.text].map {
        "\(accessLevel.memberPrefix)typealias \(associated.name.quoted) = \(renderer.text($0))"
      }
    }
  }

  /// What to do if the compiler says that one of these type aliases references itself.
  private var adviceForFixedTypes: [String] {
    if parents.isEmpty { return [] }
    return fixedTypes.sorted { $0.key < $1.key }.filter { $1.isPlainName }.map { name, type in
      "// If '\(source[type.range])' is an associated type of an inherited protocol, write 'where "
        + "\(source[type.range]) == \(name)' in '\(self.type.name.text)'."
    }
  }

  /// `typealias Row = [Int]` for each alias that the protocol declares, because Swift does not always
  /// find one that is only in the protocol.
  private var declaredAliases: [String] {
    type.members.compactMap { member in
      guard case .typealias(let alias) = member.kind else { return nil }
      let parameters = alias.genericParameters.map(renderer.text) ?? ""
      return source.joined(member.attributes, named: ["available"]) + accessLevel.memberPrefix
        + "typealias \(alias.name.quoted)\(parameters) = " + renderer.text(alias.type)
    }
  }

  /// `typealias Item = Item` for each generic parameter, and `typealias Element = Item` for an
  /// associated type of a parent that equals one.
  ///
  /// Without it, Swift infers the type from the members, even if the parents have them. Overloads
  /// such as `load(_: Item)` and `load(_: Int)` give several types, so the class does not conform.
  private var parameterAliases: [String] {
    aliases(of: openAssociatedTypes)
      + allRequirements.compactMap(inheritedType(equalIn:)).map {
        "\(accessLevel.memberPrefix)typealias \(quoted($0.name)) = \(quoted($0.own))"
      }
  }

  /// `typealias Item = Item` for each generic parameter that overloads mention.
  private var overloadAliases: [String] {
    let overloads = Dictionary(grouping: members.all, by: \.functionName).values
      .filter { $0.count > 1 }.joined()
    return aliases(
      of: openAssociatedTypes.filter { associated in
        overloads.contains { $0.types.contains { $0.mentions([associated.name.text]) } }
      })
  }

  private func aliases(of parameters: [AssociatedTypeDeclaration]) -> [String] {
    parameters.map(\.name.quoted).map { "\(accessLevel.memberPrefix)typealias \($0) = \($0)" }
  }

  /// `typealias Item = FakeP.Item` for each associated type, in the type of the typed members.
  ///
  /// If this type has the members itself, it also needs the types that a constraint fixes for an
  /// inherited name, because it has no protocol with the constraint.
  private var aliasesOfTypedMembers: [String] {
    let fixed =
      isNested ? allRequirements.filter { $0.relation == .equals }.compactMap(\.left.ownName) : []
    let inherited = allRequirements.compactMap(inheritedType(equalIn:)).map(\.name)
    let own = associatedTypes.map(\.name.text) + inherited
    return (own + fixed.filter { !own.contains($0) }).map(quoted).map {
      "\(accessLevel.memberPrefix)typealias \($0) = \(className).\($0)"
    }
  }

  /// The associated types as the protocol declares them, for the protocol of the typed members.
  ///
  /// The fake of a child may leave a type to its default. A default with `Self` is left out: the
  /// protocol of the typed members might not be what its types require.
  private var associatedTypeDeclarations: [String] {
    associatedTypes.map { associated in
      let inherited = associated.inheritance.map(protocolRenderer.text).joined(separator: ", ")
      let value = associated.defaultType.flatMap { $0.mentionsWholeSelf ? nil : $0 }
      return "associatedtype \(associated.name.quoted)"
        + (inherited.isEmpty ? "" : ": \(inherited)")
        + (value.map { " = \(protocolRenderer.text($0))" } ?? "")
        + protocolRenderer.text(associated.requirements)
    } + (usesIdentifier ? ["typealias ID = SpryOwner.ID"] : [])
  }

  /// The type aliases of the protocol, for the protocol of the typed members.
  private var aliasDeclarations: [String] {
    type.members.filter { $0.introducer.keyword == .typealias }.map { source[$0.range] }
  }

  /// `<Item>` of `protocol P<Item>`, or nothing.
  var primaryAssociatedTypes: String {
    let names = type.genericParameters?.parameters.map(\.name.quoted) ?? []
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The constraints of the protocol, without constraints on `Self`.
  var protocolRequirements: String {
    let requirements = requirementsOfProtocol.filter { requirement in
      // The protocol of the typed members does not inherit from `CaseIterable`.
      let isOfCases = inherits(["CaseIterable"]) && requirement.left.root == "AllCases"
      return !requirement.left.isSelf && !isOfCases
    }
    let owner =
      (usesIdentifier ? ["SpryOwner: Identifiable"] : [])
      // A member can mention `isolated Self`.
      + (isActor ? ["SpryOwner: _Concurrency.Actor"] : [])
    let texts = owner + requirements.map(protocolRenderer.text)
    return texts.isEmpty ? "" : " where \(texts.joined(separator: ", "))"
  }

  /// Whether the protocol mentions the `ID` that it inherits from `Identifiable`. The protocol of
  /// the typed members does not inherit that, because its types have no `id`.
  private var usesIdentifier: Bool {
    guard inherits(["Identifiable"]), !associatedTypeNames.contains("ID") else { return false }
    let required = requirementsOfProtocol.flatMap { [$0.left, $0.right] }
    let used = members.all.flatMap(\.types)
    return (required + used).contains { $0.contains { $0.ownName == "ID" } }
  }

  /// `Int` of `where Item == Int`, if a parent declares `Item`.
  var fixedInheritedTypes: [TypeSyntax] {
    requirementsOfProtocol.filter { requirement in
      requirement.relation == .equals
        && requirement.left.ownName.map { !associatedTypeNames.contains($0) } == true
    }.map(\.right)
  }

  /// The types of associated types that a constraint such as `where Item == Int` fixes. These
  /// cannot be generic parameters.
  private var fixedTypes: [String: TypeSyntax] {
    let names = associatedTypeNames
    var types: [String: TypeSyntax] = [:]
    for requirement in allRequirements where requirement.relation == .equals {
      if inheritedType(equalIn: requirement) != nil { continue }
      if let name = requirement.left.ownName, names.contains(name) {
        types[name] = requirement.right
      } else if let name = requirement.right.ownName, names.contains(name),
        requirement.left.root.map(names.contains) != true
      {
        types[name] = requirement.left
      }
    }
    return types
  }

  /// The associated types that the protocol does not fix, which the user of a fake chooses.
  package var openAssociatedTypes: [AssociatedTypeDeclaration] {
    associatedTypes.filter { fixedTypes[$0.name.text] == nil }
  }

  /// `Element` and `Item` of `where Element == Item`, or of `where Item == Self.Element`, if `Item`
  /// is an associated type of the protocol. Then `Element` is one of a parent.
  ///
  /// In `where Item == Element`, a macro cannot see that `Element` is no other type.
  private func inheritedType(
    equalIn requirement: GenericRequirement
  ) -> (name: String, own: String)? {
    guard requirement.relation == .equals else { return nil }
    let names = associatedTypeNames
    let (left, right) = (requirement.left, requirement.right)
    if let name = left.ownName, let own = right.ownName, left.isPlainName {
      if !names.contains(name), names.contains(own) { return (name, own) }
    }
    if let own = left.ownName, let name = right.ownName, right.isMemberOfSelf {
      if !names.contains(name), names.contains(own) { return (name, own) }
    }
    return nil
  }

  var associatedTypeNames: Set<String> { Set(associatedTypes.map(\.name.text)) }

  private var allRequirements: [GenericRequirement] {
    requirementsOfProtocol + associatedTypes.flatMap { $0.requirements?.requirements ?? [] }
  }

  /// A renderer for the head of the class, where its type aliases are not visible.
  private var parameterRenderer: TypeRenderer {
    var renderer = renderer
    renderer.replacements = fixedTypes
    return renderer
  }

  var associatedTypes: [AssociatedTypeDeclaration] {
    type.members.compactMap { member in
      if case .associatedtype(let declaration) = member.kind { declaration } else { nil }
    }
  }
}

extension TypeSyntax {
  /// `Item` of `Item` and `Self.Item`.
  fileprivate var ownName: String? {
    guard case .named(let base, let name, _) = ungrouped.kind, base?.isSelf ?? true else {
      return nil
    }
    return name.text
  }

  /// Whether it is a name without arguments.
  fileprivate var isPlainName: Bool {
    if case .named(_, _, let arguments) = ungrouped.kind { arguments.isEmpty } else { false }
  }

  /// Whether it is a name such as `Self.Item`.
  fileprivate var isMemberOfSelf: Bool {
    if case .named(let base?, _, _) = ungrouped.kind { base.isSelf } else { false }
  }

  /// `Item` of `Self.Item.Element`.
  fileprivate var root: String? {
    if let ownName { return ownName }
    guard case .named(let base?, _, _) = ungrouped.kind else { return nil }
    return base.root
  }
}
