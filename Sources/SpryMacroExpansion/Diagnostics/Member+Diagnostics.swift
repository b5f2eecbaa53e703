import DeclarationParser

extension Member {
  /// The diagnostics of arguments and results that the runtime cannot take: noncopyable values,
  /// values that cannot be stored, and some closures.
  func forwardingDiagnostics(in source: SourceText, macro: MacroName) -> [Diagnostic] {
    let ofParameters = parameters.compactMap { parameter in
      self.message(about: parameter, in: source, macro: macro).map {
        Diagnostic($0, at: parameter.syntax.type.range, of: source)
      }
    }
    guard let result else { return ofParameters }
    let message: MacroMessage? =
      result.isSpan
      ? .shortLivedResult(macro, member: functionName)
      : reasonNotToStore(result).map {
        .suppressedResult(macro, member: functionName, because: $0)
      }
    return ofParameters + (message.map { [Diagnostic($0, at: result.range, of: source)] } ?? [])
  }

  private func message(
    about parameter: MemberParameter, in source: SourceText, macro: MacroName
  ) -> MacroMessage? {
    let name = parameter.word
    let type = TypeRenderer(source: source).text(parameter.type)
    if let reason = reasonNotToStore(parameter.type, named: name) {
      return .suppressedArgument(macro, parameter: name, because: reason)
    }
    if parameter.type.isSpan { return .shortLivedArgument(macro, parameter: name, type: type) }
    let isPack = parameter.isClosurePack || (macro == .spryable && parameter.isPackClosure)
    return isPack ? .packClosure(macro, parameter: name) : nil
  }
}

extension MemberParameter {
  /// A fix-it that gives the parameter a name.
  func nameFixIt(in source: SourceText) -> Diagnostic.FixIt {
    let names = syntax.firstName.range.lowerBound..<lastName.range.upperBound
    return Diagnostic.FixIt(
      .nameParameter(word), [source.change(of: names, to: (label ?? "_") + " " + word)])
  }
}
