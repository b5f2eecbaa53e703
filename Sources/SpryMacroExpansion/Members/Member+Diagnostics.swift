extension Member {
  /// What no double can pass on: what may not be copied or stored, and some closures.
  func passingDiagnostics(in source: SourceText, macro: String) -> [Diagnostic] {
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
    } else if result.mentions(noncopyableNames) || result.constraintIsSuppressed {
      let message = MacroMessage.noncopyableResult(macro: macro, member: functionName)
      found.append(message.at(result.range, of: source))
    }
    return found
  }

  private func message(
    about parameter: MemberParameter,
    in source: SourceText,
    macro: String
  ) -> MacroMessage? {
    let name = parameter.word
    let type = TypeRenderer(source: source).text(parameter.type)
    if parameter.type.mentions(noncopyableNames) || parameter.type.constraintIsSuppressed {
      return .noncopyableArgument(macro: macro, parameter: name, type: type)
    }
    if parameter.type.isSpan {
      return .shortLivedArgument(macro: macro, parameter: name, type: type)
    }
    let isPack = parameter.isClosurePack || (macro == "Spryable" && parameter.isPackClosure)
    return isPack ? .packClosure(macro: macro, parameter: name) : nil
  }

  /// The generic parameters that may be noncopyable.
  var noncopyableNames: Set<String> {
    let inherited = genericParameters?.parameters.filter { parameter in
      parameter.inherited?.parts.contains(where: \.isSuppressed) ?? false
    }
    let required = requirements?.requirements.filter(\.right.isSuppressed).map(\.left.lastName)
    return Set((inherited?.map(\.name.text) ?? []) + (required ?? []))
  }
}

extension TypeSyntax {
  /// Whether it is `some ~Copyable`, or `any`.
  fileprivate var constraintIsSuppressed: Bool {
    guard case .constrained(_, let constraint) = ungrouped.kind else { return false }
    return constraint.parts.contains(where: \.isSuppressed)
  }

  /// Whether it is a view of the standard library's into what belongs to somebody else.
  fileprivate var isSpan: Bool {
    guard case .named(_, let name, let arguments) = stripped.type.ungrouped.kind else {
      return false
    }
    switch name.text {
    case "Span", "MutableSpan", "OutputSpan": return arguments.count == 1
    case "RawSpan", "MutableRawSpan", "OutputRawSpan", "UTF8Span": return arguments.isEmpty
    default: return false
    }
  }
}
