import SwiftSyntax

/// Converts a declaration of the toolchain's parser to the tree that our parser should produce.
struct Bridge {
  /// The offset of the declaration's source in its file.
  let offset: Int

  private func range(_ node: some SyntaxProtocol) -> SourceRange {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset - offset)
  }

  private func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> SourceRange {
    range(first).lowerBound..<range(last).upperBound
  }

  private func identifier(_ token: TokenSyntax) -> Identifier {
    let text = token.text
    let isQuoted = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
    return Identifier(
      text: isQuoted ? String(text.dropFirst().dropLast()) : text,
      range: range(token),
      isQuoted: isQuoted
    )
  }
}

// MARK: - Declarations

extension Bridge {
  func declaration(_ node: DeclSyntax) -> DeclarationSyntax {
    let attributes = (node.asProtocol(WithAttributesSyntax.self)?.attributes).map(attributes) ?? []
    let modifiers = (node.asProtocol(WithModifiersSyntax.self)?.modifiers).map(modifiers) ?? []
    let (introducer, kind) = kind(node)
    return DeclarationSyntax(
      attributes: attributes,
      modifiers: modifiers,
      introducer: introducer,
      kind: kind,
      range: range(node)
    )
  }

  private func kind(_ node: DeclSyntax) -> (Identifier, DeclarationSyntax.Kind) {
    switch node.as(DeclSyntaxEnum.self) {
    case .protocolDecl(let node):
      let primary = node.primaryAssociatedTypeClause.map { clause in
        GenericParameterClause(
          parameters: clause.primaryAssociatedTypes.map {
            GenericParameter(
              attributes: [], specifier: nil, name: identifier($0.name), inherited: nil,
              range: range($0.name))
          },
          requirements: nil,
          range: range(clause)
        )
      }
      return (
        identifier(node.protocolKeyword),
        .type(
          type(
            identifier(node.name), primary, node.inheritanceClause, node.genericWhereClause,
            node.memberBlock))
      )
    case .classDecl(let node): return generic(node, node.classKeyword, node.name)
    case .structDecl(let node): return generic(node, node.structKeyword, node.name)
    case .actorDecl(let node): return generic(node, node.actorKeyword, node.name)
    case .enumDecl(let node):
      return (
        identifier(node.enumKeyword),
        .type(
          type(
            identifier(node.name), node.genericParameterClause.map(generics),
            node.inheritanceClause,
            node.genericWhereClause, node.memberBlock))
      )
    case .extensionDecl(let node):
      let name = Identifier(
        text: node.extendedType.trimmedDescription, range: range(node.extendedType), isQuoted: false
      )
      return (
        identifier(node.extensionKeyword),
        .type(type(name, nil, node.inheritanceClause, node.genericWhereClause, node.memberBlock))
      )
    case .functionDecl(let node):
      var isOperator = false
      switch node.name.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: isOperator = true
      default: break
      }
      return (
        identifier(node.funcKeyword),
        .callable(
          CallableDeclaration(
            kind: isOperator ? .operator : .function,
            name: identifier(node.name),
            genericParameters: node.genericParameterClause.map(generics),
            parameters: parameters(node.signature.parameterClause),
            effects: effects(node.signature.effectSpecifiers),
            result: (node.signature.returnClause?.type).map(type),
            requirements: node.genericWhereClause.map(requirements),
            body: node.body.map { range($0) }
          )
        )
      )
    case .initializerDecl(let node):
      let introducer = identifier(node.initKeyword)
      return (
        introducer,
        .callable(
          CallableDeclaration(
            kind: .initializer,
            name: introducer,
            optionalMark: node.optionalMark.map(identifier),
            genericParameters: node.genericParameterClause.map(generics),
            parameters: parameters(node.signature.parameterClause),
            effects: effects(node.signature.effectSpecifiers),
            requirements: node.genericWhereClause.map(requirements),
            body: node.body.map { range($0) }
          )
        )
      )
    case .subscriptDecl(let node):
      let introducer = identifier(node.subscriptKeyword)
      return (
        introducer,
        .callable(
          CallableDeclaration(
            kind: .subscript,
            name: introducer,
            genericParameters: node.genericParameterClause.map(generics),
            parameters: parameters(node.parameterClause),
            result: type(node.returnClause.type),
            requirements: node.genericWhereClause.map(requirements),
            accessors: node.accessorBlock.map(accessors)
          )
        )
      )
    case .variableDecl(let node):
      return (
        identifier(node.bindingSpecifier),
        .variable(VariableDeclaration(bindings: node.bindings.map(binding)))
      )
    case .associatedTypeDecl(let node):
      return (
        identifier(node.associatedtypeKeyword),
        .associatedtype(
          AssociatedTypeDeclaration(
            name: identifier(node.name),
            inheritance: node.inheritanceClause.map(inheritance) ?? [],
            defaultType: (node.initializer?.value).map(type),
            requirements: node.genericWhereClause.map(requirements)
          )
        )
      )
    case .ifConfigDecl(let node):
      let clauses = node.clauses.map(clause)
      return (clauses[0].keyword, .conditional(clauses))
    default:
      return other(node)
    }
  }

  private func generic(
    _ node: some DeclGroupSyntax & WithGenericParametersSyntax,
    _ keyword: TokenSyntax,
    _ name: TokenSyntax
  ) -> (Identifier, DeclarationSyntax.Kind) {
    (
      identifier(keyword),
      .type(
        type(
          identifier(name), node.genericParameterClause.map(generics), node.inheritanceClause,
          node.genericWhereClause, node.memberBlock))
    )
  }

  private func other(_ node: DeclSyntax) -> (Identifier, DeclarationSyntax.Kind) {
    switch node.as(DeclSyntaxEnum.self) {
    case .typeAliasDecl(let node):
      return (identifier(node.typealiasKeyword), .other(name: identifier(node.name)))
    case .enumCaseDecl(let node):
      return (
        identifier(node.caseKeyword), .other(name: (node.elements.first?.name).map(identifier))
      )
    case .importDecl(let node):
      return (identifier(node.importKeyword), .other(name: (node.path.last?.name).map(identifier)))
    case .deinitializerDecl(let node):
      return (identifier(node.deinitKeyword), .other(name: nil))
    case .operatorDecl(let node):
      return (identifier(node.operatorKeyword), .other(name: identifier(node.name)))
    case .precedenceGroupDecl(let node):
      return (identifier(node.precedencegroupKeyword), .other(name: identifier(node.name)))
    case .macroDecl(let node):
      return (identifier(node.macroKeyword), .other(name: identifier(node.name)))
    case .macroExpansionDecl(let node):
      let module = node.moduleSelector.map { $0.moduleName.text + "::" } ?? ""
      let name = Identifier(
        text: "#" + module + node.macroName.text,
        range: range(from: node.pound, to: node.macroName),
        isQuoted: false
      )
      return (name, .other(name: name))
    case .poundSourceLocation(let node):
      let name = identifier(node.poundSourceLocation)
      return (name, .other(name: name))
    default:
      let token = node.firstToken(viewMode: .sourceAccurate)!
      return (identifier(token), .unexpected)
    }
  }

  private func type(
    _ name: Identifier,
    _ genericParameters: GenericParameterClause?,
    _ inherited: InheritanceClauseSyntax?,
    _ requirementClause: GenericWhereClauseSyntax?,
    _ block: MemberBlockSyntax
  ) -> TypeDeclaration {
    TypeDeclaration(
      name: name,
      genericParameters: genericParameters,
      inheritance: inherited.map(inheritance) ?? [],
      requirements: requirementClause.map(requirements),
      members: members(block.members),
      memberBlock: range(block)
    )
  }

  private func members(_ list: MemberBlockItemListSyntax) -> [DeclarationSyntax] {
    list.map { declaration($0.decl) }
  }

  private func clause(_ node: IfConfigClauseSyntax) -> ConditionalClause {
    var list: [DeclarationSyntax] = []
    switch node.elements {
    case .decls(let declarations): list = members(declarations)
    case .statements(let statements):
      list = statements.compactMap { $0.item.as(DeclSyntax.self) }.map(declaration)
    default: break
    }
    return ConditionalClause(
      keyword: identifier(node.poundKeyword),
      condition: node.condition.map { range($0) },
      members: list,
      range: range(node)
    )
  }
}

// MARK: - Parts

extension Bridge {
  private func attributes(_ list: AttributeListSyntax) -> [Attribute] {
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

  private func modifiers(_ list: DeclModifierListSyntax) -> [Modifier] {
    list.map(modifier)
  }

  private func modifier(_ node: DeclModifierSyntax) -> Modifier {
    Modifier(
      name: identifier(node.name),
      argument: node.detail?.detail.trimmedDescription,
      range: range(node)
    )
  }

  private func inheritance(_ clause: InheritanceClauseSyntax) -> [TypeSyntax] {
    clause.inheritedTypes.map { type($0.type) }
  }

  private func generics(_ clause: GenericParameterClauseSyntax) -> GenericParameterClause {
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
  private func withoutComma(_ node: some SyntaxProtocol, _ comma: TokenSyntax?) -> SourceRange {
    guard let comma, let last = comma.previousToken(viewMode: .sourceAccurate) else {
      return range(node)
    }
    return range(node).lowerBound..<range(last).upperBound
  }

  private func requirements(_ clause: GenericWhereClauseSyntax) -> WhereClause {
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

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
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

  private func effects(_ node: (any EffectSpecifiersSyntax)?) -> Effects {
    Effects(
      async: (node?.asyncSpecifier).map(identifier),
      throws: (node?.throwsClause?.throwsSpecifier).map(identifier),
      thrownType: (node?.throwsClause?.type).map(type)
    )
  }

  private func binding(_ node: PatternBindingSyntax) -> VariableDeclaration.Binding {
    VariableDeclaration.Binding(
      name: (node.pattern.as(IdentifierPatternSyntax.self)?.identifier).map(identifier),
      type: (node.typeAnnotation?.type).map(type),
      initialValue: (node.initializer?.value).map { range($0) },
      accessors: node.accessorBlock.map(accessors),
      range: withoutComma(node, node.trailingComma)
    )
  }

  private func accessors(_ block: AccessorBlockSyntax) -> AccessorBlock {
    var list: [Accessor] = []
    if case .accessors(let nodes) = block.accessors {
      list = nodes.map { node in
        Accessor(
          attributes: attributes(node.attributes),
          modifiers: node.modifier.map { [modifier($0)] } ?? [],
          kind: identifier(node.accessorSpecifier),
          parameter: (node.parameters?.name).map(identifier),
          effects: effects(node.effectSpecifiers),
          body: node.body.map { range($0) },
          range: range(node)
        )
      }
    }
    return AccessorBlock(accessors: list, range: range(block))
  }
}

// MARK: - Types

extension Bridge {
  private func type(_ node: SwiftSyntax.TypeSyntax) -> TypeSyntax {
    TypeSyntax(kind: kind(node), range: range(node))
  }

  private func kind(_ node: SwiftSyntax.TypeSyntax) -> TypeSyntax.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if node.name.tokenKind == .wildcard { return .literal }
      return .named(
        base: nil, name: name(node.moduleSelector, node.name),
        arguments: arguments(node.genericArgumentClause))
    case .memberType(let node):
      return .named(
        base: type(node.baseType), name: name(node.moduleSelector, node.name),
        arguments: arguments(node.genericArgumentClause))
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      return .implicitlyUnwrapped(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(key: type(node.key), value: type(node.value))
    case .inlineArrayType(let node):
      return .inlineArray(
        count: argument(SwiftSyntax.Syntax(node.count.argument)),
        element: argument(SwiftSyntax.Syntax(node.element.argument)))
    case .tupleType(let node): return .tuple(elements(node.elements))
    case .functionType(let node):
      return .function(
        parameters: elements(node.parameters), effects: effects(node.effectSpecifiers),
        result: type(node.returnClause.type))
    case .metatypeType(let node):
      return .metatype(base: type(node.baseType), name: identifier(node.metatypeSpecifier))
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .someOrAnyType(let node):
      return .constrained(
        keyword: identifier(node.someOrAnySpecifier), type(node.constraint))
    case .suppressedType(let node): return .suppressed(type(node.type))
    case .packExpansionType(let node): return .packExpansion(type(node.repetitionPattern))
    case .packElementType(let node): return .packElement(type(node.pack))
    case .attributedType(let node):
      return .attributed(
        specifiers: (Array(node.specifiers) + Array(node.lateSpecifiers)).map(specifier),
        attributes: attributes(node.attributes), type(node.baseType))
    case .namedOpaqueReturnType(let node):
      return .namedOpaque(generics(node.genericParameterClause), type(node.type))
    case .classRestrictionType(let node):
      return .named(base: nil, name: identifier(node.classKeyword), arguments: [])
    default:
      return .literal
    }
  }

  private func name(_ module: ModuleSelectorSyntax?, _ name: TokenSyntax) -> Identifier {
    guard let module else { return identifier(name) }
    return Identifier(
      text: module.moduleName.text.filter { $0 != "`" } + "::" + name.text,
      range: range(from: module, to: name),
      isQuoted: false)
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeSyntax] {
    (clause?.arguments ?? []).map { argument(SwiftSyntax.Syntax($0.argument)) }
  }

  private func argument(_ node: SwiftSyntax.Syntax) -> TypeSyntax {
    if let type = node.as(SwiftSyntax.TypeSyntax.self) { return self.type(type) }
    return TypeSyntax(kind: .literal, range: range(node))
  }

  private func specifier(_ node: TypeSpecifierListSyntax.Element) -> Modifier {
    let token = node.firstToken(viewMode: .sourceAccurate)!
    let argument = node.as(NonisolatedTypeSpecifierSyntax.self)?.argument
    return Modifier(
      name: identifier(token),
      argument: (argument?.nonsendingKeyword).map { $0.text },
      range: range(node)
    )
  }

  private func elements(_ list: TupleTypeElementListSyntax) -> [TupleElement] {
    list.map { node in
      TupleElement(
        firstName: node.firstName.map(identifier),
        secondName: node.secondName.map(identifier),
        type: type(node.type),
        isVariadic: node.ellipsis != nil,
        range: withoutComma(node, node.trailingComma)
      )
    }
  }
}
