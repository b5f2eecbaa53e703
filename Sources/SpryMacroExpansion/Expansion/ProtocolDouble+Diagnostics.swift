extension ProtocolDouble {
  /// What of the protocol cannot be written.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    inheritanceDiagnostics(attribute) + unreadableMembers(type.members)
      + members.all.flatMap(diagnostics(of:))
  }

  private func inheritanceDiagnostics(_ attribute: SourceText) -> [Diagnostic] {
    if arguments.superclass != nil {
      guard isActor, let range = arguments.ranges["inheriting"] else { return [] }
      return [MacroMessage.finalClass(argument: "inheriting").at(range, of: attribute)]
    }
    return inherited.compactMap { type in
      let name = type.lastName
      if name == "DistributedActor" {
        return MacroMessage.distributedActor(macro: macro).at(type.range, of: source)
      }
      if type.isSuppressed || requirementFree.contains(name) || name.isEmpty { return nil }
      let own = self.type.name.text
      let remedy: MacroMessage.Remedy =
        macro == "Spyable" ? .inheritSpy("\(source[type.range])Spy") : .listInClass(self.name)
      return MacroMessage.inheritedRequirements(
        macro: macro, protocol: own, inherited: name, remedy: remedy
      ).at(type.range, of: source, fixIts: [fixIt(attribute, inherited: source[type.range])])
    }
  }

  private func fixIt(_ attribute: SourceText, inherited: String) -> Diagnostic.FixIt {
    guard let syntax = parseAttribute(attribute) else { return .init(message: "", changes: []) }
    if macro == "Spyable" {
      // Into the parentheses, if there are any.
      let argument = "inheriting: \"\(inherited)Spy\""
      let range = syntax.arguments ?? syntax.range.upperBound..<syntax.range.upperBound
      let place = range.isEmpty ? range : range.upperBound - 1..<range.upperBound - 1
      let text = range.isEmpty ? "(\(argument))" : ", \(argument)"
      return .init(
        message: "add '\(argument)'",
        changes: [.init(place: attribute.place(of: place), newText: text)])
    }
    let end = declaration.range.upperBound
    return .init(
      message: "list the requirements in a class",
      changes: [
        .init(place: attribute.place(of: syntax.range), newText: ""),
        .init(place: source.place(of: end..<end), newText: "\n\n" + classSkeleton(inherited)),
      ])
  }

  /// A class for `@Spryable` to fill, with the requirements that can be seen.
  private func classSkeleton(_ inherited: String) -> String {
    var writer = SourceWriter()
    writer.line("@\(macro)")
    writer.line("\(accessLevel.prefix)final class \(name): \(type.name.quoted) {")
    writer.indented { writer in
      writer.line("// and the requirements of '\(inherited)'")
      for member in members.all where member.kind == .function || member.kind == .property {
        writer.line(head(of: member))
      }
    }
    writer.line("}")
    return writer.text
  }

  private func unreadableMembers(_ members: [DeclarationSyntax]) -> [Diagnostic] {
    members.flatMap { member -> [Diagnostic] in
      switch member.kind {
      case .unexpected:
        [MacroMessage.unreadableMember(macro: macro).at(member.range, of: source)]
      case .conditional(let clauses): clauses.flatMap { unreadableMembers($0.members) }
      default: []
      }
    }
  }

  private func diagnostics(of member: Member) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let noncopyable = member.noncopyableNames
    for parameter in member.parameters where parameter.type.mentions(noncopyable) {
      found.append(
        MacroMessage.noncopyableArgument(
          macro: macro, parameter: parameter.word, type: renderer.text(parameter.type)
        ).at(parameter.syntax.type.range, of: source))
    }
    if let result = member.result, result.mentions(noncopyable) {
      found.append(
        MacroMessage.noncopyableResult(macro: macro, member: member.functionName)
          .at(result.range, of: source))
    }
    for accessor in member.accessors?.accessors ?? []
    where !["get", "set"].contains(accessor.kind.text) {
      found.append(
        MacroMessage.unknownAccessor(macro: macro, accessor: accessor.kind.text)
          .at(accessor.kind.range, of: source))
    }
    if member.kind == .property, member.result == nil {
      found.append(
        MacroMessage.propertyWithoutType(macro: macro, name: member.name.text)
          .at(member.name.range, of: source))
    }
    return found
  }
}

extension Member {
  /// The generic parameters that may be noncopyable.
  fileprivate var noncopyableNames: Set<String> {
    let inherited = genericParameters?.parameters.filter { parameter in
      parameter.inherited?.parts.contains(where: \.isSuppressed) ?? false
    }
    let required = requirements?.requirements.filter(\.right.isSuppressed).map(\.left.lastName)
    return Set((inherited?.map(\.name.text) ?? []) + (required ?? []))
  }
}

/// Protocols that a class meets without writing anything.
private let requirementFree: Set<String> = [
  "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Actor", "AnyActor", "Copyable",
  "Escapable", "Error", "Identifiable",
]
