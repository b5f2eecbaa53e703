import DeclarationParser

extension Attribute {
  /// Whether it may be a result builder, which transforms a body only where it is written. The
  /// attributes of Swift begin with a lowercase letter, except these, and global actors.
  fileprivate var mayBeResultBuilder: Bool {
    let name = name.lastName
    return name.first?.isUppercase == true && !isGlobalActor
      && !["Spied", "Sendable", "IBAction", "IBSegueAction", "GKInspectable"].contains(name)
  }
}

extension SpiedMember {
  static func missingBody(of name: Identifier, in source: SourceText) -> Diagnostic {
    let end = source.bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let fixIt = Diagnostic.FixIt(.writeBody, [source.insertion(of: " { <#code#> }", at: end)])
    return Diagnostic(
      .spiedWithoutBody(name.text), at: name.range, of: source, fixIts: [fixIt])
  }

  /// The reasons why a spy cannot record the member.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    let builders = (accessor?.attributes ?? member.declaration.attributes)
      .filter(\.mayBeResultBuilder)
      .map { Diagnostic(.spiedBuilder($0.name.lastName), at: $0.range, of: source) }
    let others = member.parameters.compactMap(problem) + [problemOfResult].compactMap(\.self)
    let builderOfSubscript =
      accessor == nil || member.kind != .subscript
      ? nil : member.declaration.attributes.first(where: \.mayBeResultBuilder)
    return builders
      + (builderOfSubscript.map { builder in
        [Diagnostic(.spiedBuilder(builder.name.lastName), atAttribute: attribute)]
      } ?? [])
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
    return member.reasonNotToStore(parameter.type, named: name).map { reason in
      (.suppressedArgument(.spied, parameter: name, because: reason), type.range, [])
    }
  }

  private var problemOfResult: Problem? {
    guard let result = member.result, let reason = member.reasonNotToStore(result) else {
      return nil
    }
    return (
      .suppressedResult(.spied, member: member.functionName, because: reason), result.range, []
    )
  }
}
