import DeclarationParser

extension SpiedDeclaration {
  /// The reasons why it cannot be spied on.
  func diagnostics(in context: SpiedContext, attribute: SourceText) -> [Diagnostic] {
    if let message = context.message { return [message.at(attribute: attribute)] }
    guard let member else {
      return [MacroMessage.spiedDeclaration(introducer.text).at(introducer.range, of: source)]
    }
    if let accessor, !accessor.kind.isGetOrSet {
      let keyword = accessor.keyword
      return [MacroMessage.spiedAccessor(keyword.text).at(keyword.range, of: source)]
    }
    guard body != nil else { return [missingBody] }
    return builderDiagnostics(member)
      + member.parameters.compactMap { diagnostic(for: $0, member, attribute) }
      + resultDiagnostics(member, attribute)
  }

  private var missingBody: Diagnostic {
    let end = source.bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let name = accessor == nil ? member?.name ?? introducer : introducer
    let fixIt = FixItMessage.writeBody.inserting(" { <#code#> }", at: end, of: source)
    return MacroMessage.spiedWithoutBody(name.text).at(name.range, of: source, fixIts: [fixIt])
  }

  /// A result builder transforms a body only where it is written.
  private func builderDiagnostics(_ member: Member) -> [Diagnostic] {
    let attributes = accessor?.attributes ?? member.declaration.attributes
    return attributes.filter { $0.name.lastName.hasSuffix("Builder") }.map { builder in
      MacroMessage.spiedBuilder(builder.name.lastName).at(builder.range, of: source)
    }
  }

  private func diagnostic(
    for parameter: MemberParameter,
    _ member: Member,
    _ attribute: SourceText
  ) -> Diagnostic? {
    let name = parameter.word
    let type = parameter.syntax.type
    if parameter.isUnnamed {
      return diagnostic(
        .unnamedParameter(macro: .spied), at: parameter.lastName.range, attribute,
        [parameter.nameFixIt(in: source)])
    }
    if parameter.isPackClosure {
      return diagnostic(.packClosure(macro: .spied, parameter: name), at: type.range, attribute)
    }
    if parameter.isNonescaping,
      let isolated = parameter.attributes.first(where: { $0.keyword == .isolated })
    {
      return diagnostic(.spiedIsolatedClosure(name), at: isolated.range, attribute)
    }
    if parameter.isInout,
      let sending = parameter.specifiers[.sending]
    {
      return diagnostic(.spiedInoutSending(name), at: sending.name.range, attribute)
    }
    guard member.mayBeNoncopyable(parameter.type) else { return nil }
    let text = TypeRenderer(source: memberSource).text(parameter.type)
    return diagnostic(
      .noncopyableArgument(macro: .spied, parameter: name, type: text), at: type.range, attribute)
  }

  private func resultDiagnostics(_ member: Member, _ attribute: SourceText) -> [Diagnostic] {
    guard let result = member.result, member.mayBeNoncopyable(result) else { return [] }
    let message = MacroMessage.noncopyableResult(macro: .spied, member: member.functionName)
    return [diagnostic(message, at: result.range, attribute)]
  }

  /// A diagnostic in the declaration, or at the attribute if that is on an accessor, whose
  /// parameters are in another source.
  private func diagnostic(
    _ message: MacroMessage,
    at range: SourceRange,
    _ attribute: SourceText,
    _ fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    accessor == nil
      ? message.at(range, of: source, fixIts: fixIts) : message.at(attribute: attribute)
  }
}

extension SpiedContext {
  /// The reason why nothing can be spied on here.
  fileprivate var message: MacroMessage? {
    guard !isLocal, let type else { return .spiedOutsideClass }
    return [.class, .actor, .extension].contains(type.keyword)
      ? nil : .spiedInOtherType(type.name, keyword: type.keyword)
  }
}

// MARK: - Declarations without a body

extension SpiedMember {
  /// The diagnostics of a declaration for which the compiler does not request a body, such as a
  /// property.
  static func misplacement(_ request: MacroRequest) -> [Diagnostic] {
    let source = request.declaration
    guard let declaration = parseDeclaration(source) else {
      // The request for a body has the diagnostic of a function or an accessor.
      return hasPropertyKeyword(source)
        ? [MacroMessage.unreadable(macro: .spied).at(attribute: request.attribute)] : []
    }
    let introducer = declaration.introducer
    let block: AccessorBlock?
    switch declaration.kind {
    case .callable(let callable):
      guard callable.kind == .subscript else { return [] }
      block = callable.accessors
    case .variable(let variable): block = variable.accessorsOfComputedProperty
    case .unexpected: return []
    case .type, .associatedtype, .conditional, .other:
      // The compiler requests a body of a deinitializer, and that request has the diagnostic.
      if introducer.keyword == .deinit { return [] }
      return [MacroMessage.spiedDeclaration(introducer.text).at(introducer.range, of: source)]
    }
    if let message = SpiedContext(request).message {
      return [message.at(attribute: request.attribute)]
    }
    guard let block else {
      let isVariable = introducer.keyword != .subscript
      return isVariable ? [MacroMessage.spiedStored.at(introducer.range, of: source)] : []
    }
    let fixIts = accessorsFixIt(block, request).map { [$0] } ?? []
    return [
      MacroMessage.spiedProperty(introducer.text)
        .at(introducer.range, of: source, fixIts: fixIts)
    ]
  }

  /// A fix-it that moves the attribute of a property or a subscript to its accessors.
  private static func accessorsFixIt(
    _ block: AccessorBlock,
    _ request: MacroRequest
  ) -> Diagnostic.FixIt? {
    let source = request.declaration
    let accessors = block.accessors.filter(\.kind.isGetOrSet)
    guard let attribute = parseAttribute(request.attribute),
      !accessors.isEmpty || block.accessors.isEmpty
    else { return nil }
    func insertion(_ text: String, at offset: Int) -> Diagnostic.Change {
      .init(place: source.place(of: offset..<offset), newText: text)
    }
    let text = request.attribute[attribute.range] + " "
    let contents = source.contents(of: block.range)
    let insertions =
      block.accessors.isEmpty
      ? [
        insertion(" \(text)get {", at: contents.lowerBound),
        insertion("} ", at: contents.upperBound),
      ]
      : accessors.map { insertion(text, at: $0.range.lowerBound) }
    // The space after the attribute goes with it.
    var removed = request.attribute.place(of: attribute.range)
    let rest = source.bytes.dropFirst(max(removed.range.upperBound - source.offset, 0))
    let end = removed.range.upperBound + rest.prefix { $0.isSpace }.count
    removed.range = removed.range.lowerBound..<end
    return FixItMessage.attachToAccessors(several: accessors.count > 1)
      .changing([.init(place: removed, newText: "")] + insertions)
  }
}

extension VariableDeclaration {
  /// The accessors, or nil for stored properties and for several of one declaration.
  fileprivate var accessorsOfComputedProperty: AccessorBlock? {
    guard bindings.count == 1, !bindings[0].accessors.hasObserver else { return nil }
    return bindings[0].accessors
  }
}
