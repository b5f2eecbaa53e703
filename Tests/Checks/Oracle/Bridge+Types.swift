import SwiftSyntax

extension Bridge {
  func type(_ node: SwiftSyntax.TypeSyntax) -> TypeSyntax {
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

  func argument(_ node: SwiftSyntax.Syntax) -> TypeSyntax {
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
