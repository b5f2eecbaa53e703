import DeclarationParser

extension SpiedDeclaration {
  /// The reasons why the declaration cannot be spied on.
  func diagnostics(in context: SpiedContext, attribute: SourceText) -> [Diagnostic] {
    if let message = context.message { return [message.at(attribute: attribute)] }
    guard let member else {
      return [MacroMessage.spiedDeclaration(introducer.text).at(introducer.range, of: source)]
    }
    if let accessor, !accessor.isGetOrSet {
      return [MacroMessage.spiedAccessor(introducer.text).at(introducer.range, of: source)]
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

  /// A diagnostic in the declaration. The parameters of an accessor are in another source, so its
  /// diagnostics are at the attribute.
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
  var message: MacroMessage? {
    guard !isLocal, let type else { return .spiedOutsideClass }
    return [.class, .actor, .extension].contains(type.keyword)
      ? nil : .spiedInOtherType(type.name, keyword: type.keyword)
  }
}
