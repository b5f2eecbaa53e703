import SwiftSyntax

extension Bridge {
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    // Our parser skips attributes within `#if`.
    list.compactMap { $0.as(AttributeSyntax.self) }.map { node in
      var arguments: SourceRange?
      if let left = node.leftParen, let right = node.rightParen {
        arguments = range(from: left, to: right)
      }
      return Attribute(
        name: type(node.attributeName), arguments: arguments, range: range(node))
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> [Modifier] {
    list.map(modifier)
  }

  private func modifier(_ node: DeclModifierSyntax) -> Modifier {
    Modifier(
      name: identifier(node.name),
      argument: node.detail?.detail.trimmedDescription,
      range: range(node)
    )
  }

  func inheritance(_ clause: InheritanceClauseSyntax) -> [TypeSyntax] {
    clause.inheritedTypes.map { type($0.type) }
  }

  func generics(_ clause: GenericParameterClauseSyntax) -> GenericParameterClause {
    GenericParameterClause(
      parameters: clause.parameters.map { node in
        GenericParameter(
          attributes: attributes(node.attributes),
          specifier: node.specifier.map(identifier),
          name: identifier(node.name),
          inherited: node.inheritedType.map(type),
          range: withoutComma(node, node.trailingComma)
        )
      },
      requirements: clause.genericWhereClause.map(requirements),
      range: range(clause)
    )
  }

  /// The range of an element of a list, without the comma after it.
  func withoutComma(_ node: some SyntaxProtocol, _ comma: TokenSyntax?) -> SourceRange {
    guard let comma, let last = comma.previousToken(viewMode: .sourceAccurate) else {
      return range(node)
    }
    return range(node).lowerBound..<range(last).upperBound
  }

  func requirements(_ clause: GenericWhereClauseSyntax) -> WhereClause {
    WhereClause(requirements: clause.requirements.map(requirement), range: range(clause))
  }

  private func requirement(_ node: GenericRequirementSyntax) -> GenericRequirement {
    let range = withoutComma(node, node.trailingComma)
    switch node.requirement {
    case .sameTypeRequirement(let node):
      return GenericRequirement(
        left: argument(SwiftSyntax.Syntax(node.leftType)), relation: .equals,
        right: argument(SwiftSyntax.Syntax(node.rightType)), range: range)
    case .conformanceRequirement(let node):
      return GenericRequirement(
        left: type(node.leftType), relation: .conforms, right: type(node.rightType), range: range)
    case .layoutRequirement(let node):
      let name = identifier(node.layoutSpecifier)
      let layout = TypeSyntax(
        kind: .named(base: nil, name: name, arguments: []), range: name.range)
      return GenericRequirement(
        left: type(node.type), relation: .conforms, right: layout, range: range)
    default:
      fatalError("a new kind of requirement")
    }
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      Parameter(
        attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers),
        firstName: identifier(node.firstName),
        secondName: node.secondName.map(identifier),
        type: type(node.type),
        isVariadic: node.ellipsis != nil,
        defaultValue: (node.defaultValue?.value).map { range($0) },
        range: withoutComma(node, node.trailingComma)
      )
    }
  }

  func effects(_ node: (any EffectSpecifiersSyntax)?) -> Effects {
    var effects = Effects()
    effects.async = (node?.asyncSpecifier).map(identifier)
    effects.throws = (node?.throwsClause?.throwsSpecifier).map(identifier)
    effects.thrownType = (node?.throwsClause?.type).map(type)
    return effects
  }

  func binding(_ node: PatternBindingSyntax) -> VariableDeclaration.Binding {
    VariableDeclaration.Binding(
      name: (node.pattern.as(IdentifierPatternSyntax.self)?.identifier).map(identifier),
      type: (node.typeAnnotation?.type).map(type),
      initialValue: (node.initializer?.value).map { range($0) },
      accessors: node.accessorBlock.map(accessors),
      range: withoutComma(node, node.trailingComma)
    )
  }

  func accessors(_ block: AccessorBlockSyntax) -> AccessorBlock {
    var list: [Accessor] = []
    if case .accessors(let nodes) = block.accessors {
      list = nodes.map { node in
        Accessor(
          attributes: attributes(node.attributes),
          modifiers: node.modifier.map { [modifier($0)] } ?? [],
          introducer: identifier(node.accessorSpecifier),
          parameter: (node.parameters?.name).map(identifier),
          effects: effects(node.effectSpecifiers),
          body: node.body.map { range($0) },
          range: range(node)
        )
      }
    }
    let rest = block.unexpectedBetweenAccessorsAndRightBrace.map { range($0) }
    return AccessorBlock(accessors: list, rest: rest, range: range(block))
  }
}
