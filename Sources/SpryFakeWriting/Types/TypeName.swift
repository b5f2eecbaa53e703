import DeclarationParser

extension TypeSyntax {
  /// The parts of a name without its generic arguments, or `nil` for another kind of type.
  var nameParts: [String]? {
    switch ungrouped.kind {
    case .named(let base?, let name, _): base.nameParts.map { $0 + [name.text] }
    case .named(nil, let name, _): [name.text]
    case .constrained(_, let type): type.nameParts
    default: nil
    }
  }

  /// The generic arguments of a name.
  var arguments: [TypeSyntax] {
    if case .named(_, _, let arguments) = ungrouped.kind { arguments } else { [] }
  }

  /// The names in the type, without names that follow a dot. `Self.Item` counts as a name.
  var rootNames: [TypeSyntax] {
    switch kind {
    case .named(let base?, _, let arguments) where base.isSelf:
      [self] + arguments.flatMap(\.rootNames)
    case .named(let base?, _, let arguments): base.rootNames + arguments.flatMap(\.rootNames)
    case .named(nil, _, let arguments): [self] + arguments.flatMap(\.rootNames)
    case .attributed(_, let attributes, let base):
      attributes.flatMap(\.typeNames) + base.rootNames
    default: children.flatMap(\.rootNames)
    }
  }
}

extension Attribute {
  /// The names of the types in a custom attribute, such as a global actor.
  var typeNames: [TypeSyntax] {
    name.lastName.first?.isUppercase == true ? name.rootNames : []
  }
}

extension GenericParameterClause? {
  var names: [String] { self?.parameters.map(\.name.text) ?? [] }
}

extension DeclarationSyntax {
  /// The types in the heads of the declaration and of its members.
  var types: [TypeSyntax] {
    switch kind {
    case .callable(let callable):
      callable.parameters.map(\.type)
        + [callable.result, callable.effects.thrownType].compactMap { $0 }
        + (callable.genericParameters?.types ?? []) + (callable.requirements?.types ?? [])
        + (callable.accessors?.types ?? [])
    case .variable(let variable):
      variable.bindings.flatMap { binding in
        (binding.type.map { [$0] } ?? []) + (binding.accessors?.types ?? [])
      }
    case .associatedtype(let associated):
      associated.inheritance + (associated.defaultType.map { [$0] } ?? [])
        + (associated.requirements?.types ?? [])
    case .conditional: flattened.flatMap(\.types)
    case .type, .typealias, .other, .unexpected: []
    }
  }

  /// The names of the generic parameters of the declaration.
  var genericNames: [String] {
    flattened.flatMap { declaration in
      if case .callable(let callable) = declaration.kind {
        callable.genericParameters.names
      } else {
        [String]()
      }
    }
  }
}

extension AccessorBlock {
  fileprivate var types: [TypeSyntax] { accessors.compactMap(\.effects.thrownType) }
}

extension GenericParameterClause {
  fileprivate var types: [TypeSyntax] {
    parameters.compactMap(\.inherited) + (requirements?.types ?? [])
  }
}

extension WhereClause {
  fileprivate var types: [TypeSyntax] { requirements.flatMap { [$0.left, $0.right] } }
}
