import DeclarationParser

/// The members of extensions that implement requirements of a protocol.
struct DefaultImplementations {
  private let protocols: [DeclaredType]
  private let constraints: [Constraint]
  private let associated: AssociatedTypes
  private var implemented: [(key: MemberKey, isSettable: Bool, condition: String?)] = []

  /// - Parameter modules: The modules whose extensions the fake can see.
  init(
    of inherited: InheritedProtocols, in modules: [ModuleTypes], _ associated: AssociatedTypes
  ) {
    protocols = inherited.protocols
    constraints = inherited.constraints
    self.associated = associated
    for module in modules {
      for type in protocols {
        let extensions = module.extensions(of: type.name)
        for found in extensions where isSatisfied(found, isActor: inherited.isActor) {
          add(found, isLocal: module.isLocal)
        }
      }
    }
  }

  /// Whether extensions implement all requirements in a declaration, wherever they exist.
  func implement(_ declaration: DeclarationSyntax, of type: DeclaredType) -> Bool {
    DeclarationSyntax.withConditions(
      [declaration], of: type.source, in: type.condition
    ).allSatisfy { requirement, condition in
      MemberKey.keys(of: requirement, in: type.source).allSatisfy {
        implements($0, isSettable: requirement.isSettable, in: [condition, type.condition])
      }
    }
  }

  /// - Parameter conditions: The conditions around the requirement, and around its protocol.
  private func implements(
    _ key: MemberKey, isSettable: Bool, in conditions: [String?]
  ) -> Bool {
    let key = key.replacingTypes(associated.resolved)
    let found = implemented.filter { other in
      other.key.isSameOverload(as: key) && other.key.resultType == key.resultType
        && (other.isSettable || !isSettable)
    }.map(\.condition)
    return found.contains { condition in
      guard let condition else { return true }
      return conditions.contains(condition) || found.contains("!(\(condition))")
    }
  }

  private mutating func add(_ found: DeclaredExtension, isLocal: Bool) {
    let access = DeclaredType.Access(of: found.declaration, otherwise: .internal)
    let members = DeclarationSyntax.withConditions(
      found.type.members, of: found.file.source, in: found.condition)
    for (member, condition) in members {
      let own = DeclaredType.Access(of: member, otherwise: isLocal ? access : .public)
      if own == .hidden || (own == .internal && !isLocal) { continue }
      // The compiler warns of a class that uses it.
      if member.attributes.contains(where: { found.file.source[$0.range].includes("deprecated") }) {
        continue
      }
      implemented += MemberKey.keys(of: member, in: found.file.source).map {
        ($0.replacingTypes(associated.resolved), member.isSettable, condition)
      }
    }
  }

  /// Whether the fake satisfies the constraints of an extension.
  private func isSatisfied(_ found: DeclaredExtension, isActor: Bool) -> Bool {
    let source = found.file.source
    return found.type.requirements?.requirements.allSatisfy { requirement in
      if requirement.left.isSelf, requirement.relation == .conforms {
        return requirement.right.composedTypes.allSatisfy { type in
          type.lastName == "AnyObject" || (isActor && type.lastName == "Actor")
            || protocols.contains { $0.path.last == type.lastName }
        }
      }
      let stated = Constraint(
        left: source[requirement.left.range], right: source[requirement.right.range],
        relation: requirement.relation)
      let isEqual =
        stated.relation == .equals
        && associated.resolved(stated.left) == associated.resolved(stated.right)
      return isEqual || constraints.contains(stated)
    } ?? true
  }
}

extension DeclarationSyntax {
  /// Whether it is a property or a subscript with a setter.
  var isSettable: Bool {
    switch kind {
    case .callable(let callable): callable.accessors.hasSetter
    case .variable(let variable): variable.bindings.contains(where: \.accessors.hasSetter)
    default: false
    }
  }
}
