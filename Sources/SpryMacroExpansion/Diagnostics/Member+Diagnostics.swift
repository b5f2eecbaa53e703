import DeclarationParser

extension Member {
  /// The diagnostics of arguments and results that the runtime cannot take: noncopyable values,
  /// values that cannot be stored, and some closures.
  func forwardingDiagnostics(in source: SourceText, macro: MacroName) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for parameter in parameters {
      if let message = message(about: parameter, in: source, macro: macro) {
        found.append(message.at(parameter.syntax.type.range, of: source))
      }
    }
    guard let result else { return found }
    if result.isSpan {
      let message = MacroMessage.shortLivedResult(macro: macro, member: functionName)
      found.append(message.at(result.range, of: source))
    } else if mayBeNoncopyable(result) {
      let message = MacroMessage.noncopyableResult(macro: macro, member: functionName)
      found.append(message.at(result.range, of: source))
    }
    return found
  }

  private func message(
    about parameter: MemberParameter,
    in source: SourceText,
    macro: MacroName
  ) -> MacroMessage? {
    let name = parameter.word
    let type = TypeRenderer(source: source).text(parameter.type)
    if mayBeNoncopyable(parameter.type) {
      return .noncopyableArgument(macro: macro, parameter: name, type: type)
    }
    if parameter.type.isSpan {
      return .shortLivedArgument(macro: macro, parameter: name, type: type)
    }
    let isPack = parameter.isClosurePack || (macro == .spryable && parameter.isPackClosure)
    return isPack ? .packClosure(macro: macro, parameter: name) : nil
  }

  /// Whether a type of a parameter or a result can be noncopyable.
  func mayBeNoncopyable(_ type: TypeSyntax) -> Bool {
    type.hasSuppressedConstraint || type.mentions(noncopyableNames)
  }

  /// The generic parameters that can be noncopyable.
  private var noncopyableNames: Set<String> {
    let inherited = genericParameters?.parameters.filter { parameter in
      parameter.inherited?.composedTypes.contains(where: \.isSuppressed) ?? false
    }
    let required = requirements?.requirements.filter(\.right.isSuppressed).map(\.left.lastName)
    return Set((inherited?.map(\.name.text) ?? []) + (required ?? []))
  }
}

extension MemberParameter {
  /// A fix-it that gives the parameter a name.
  func nameFixIt(in source: SourceText) -> Diagnostic.FixIt {
    FixItMessage.nameParameter(word)
      .replacing(nameRange, of: source, with: (label ?? "_") + " " + word)
  }
}
