import SwiftSyntax

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
    case .typeAliasDecl(let node):
      return (
        identifier(node.typealiasKeyword),
        .typealias(
          TypeAliasDeclaration(
            name: identifier(node.name),
            genericParameters: node.genericParameterClause.map(generics),
            type: type(node.initializer.value)
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
    case .enumCaseDecl(let node): return (identifier(node.caseKeyword), .other)
    case .importDecl(let node): return (identifier(node.importKeyword), .other)
    case .deinitializerDecl(let node): return (identifier(node.deinitKeyword), .other)
    case .operatorDecl(let node): return (identifier(node.operatorKeyword), .other)
    case .precedenceGroupDecl(let node): return (identifier(node.precedencegroupKeyword), .other)
    case .macroDecl(let node): return (identifier(node.macroKeyword), .other)
    case .macroExpansionDecl(let node):
      let last = node.moduleSelector?.moduleName ?? node.macroName
      let name = Identifier(
        text: "#" + last.text, range: range(from: node.pound, to: last), isQuoted: false)
      return (name, .other)
    case .poundSourceLocation(let node): return (identifier(node.poundSourceLocation), .other)
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
