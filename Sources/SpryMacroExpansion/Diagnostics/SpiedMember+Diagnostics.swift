import DeclarationParser

extension SpiedMember {
  static func missingBody(of name: Identifier, in source: SourceText) -> Diagnostic {
    let end = source.bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let fixIt = Diagnostic.FixIt(.writeBody, [source.insertion(of: " { <#code#> }", at: end)])
    return Diagnostic(
      .spiedWithoutBody(name.text), at: name.range, of: source, fixIts: [fixIt])
  }

  /// The reasons why a spy cannot record the member.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    // A result builder transforms a body only where it is written.
    let builders = (accessor?.attributes ?? member.declaration.attributes)
      .filter { $0.name.lastName.hasSuffix("Builder") }
      .map { Diagnostic(.spiedBuilder($0.name.lastName), at: $0.range, of: source) }
    let others = member.parameters.compactMap(problem) + [problemOfResult].compactMap(\.self)
    return builders
      + others.map { message, range, fixIts in
        // The parameters of an accessor are in another source.
        accessor == nil
          ? Diagnostic(message, at: range, of: source, fixIts: fixIts)
          : Diagnostic(message, atAttribute: attribute)
      }
  }

  private typealias Problem = (MacroMessage, SourceRange, [Diagnostic.FixIt])

  private func problem(of parameter: MemberParameter) -> Problem? {
    let name = parameter.word
    let type = parameter.syntax.type
    if parameter.isUnnamed {
      return (
        .unnamedParameter(.spied), parameter.lastName.range, [parameter.nameFixIt(in: source)]
      )
    }
    if parameter.isPackClosure { return (.packClosure(.spied, parameter: name), type.range, []) }
    if parameter.isNonescaping,
      let isolated = parameter.attributes.first(where: { $0.keyword == .isolated })
    {
      return (.spiedIsolatedClosure(name), isolated.range, [])
    }
    if parameter.isInout, let sending = parameter.specifiers[.sending] {
      return (.spiedInoutSending(name), sending.name.range, [])
    }
    guard member.mayBeNoncopyable(parameter.type) else { return nil }
    let text = renderer.text(parameter.type)
    return (.noncopyableArgument(.spied, parameter: name, type: text), type.range, [])
  }

  private var problemOfResult: Problem? {
    guard let result = member.result, member.mayBeNoncopyable(result) else { return nil }
    return (.noncopyableResult(.spied, member: member.functionName), result.range, [])
  }
}
