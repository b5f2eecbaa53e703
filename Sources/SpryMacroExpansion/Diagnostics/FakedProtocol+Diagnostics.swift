extension FakedProtocol {
  /// The diagnostics of everything that the macro cannot implement.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    inheritanceDiagnostics(attribute) + unsupportedMemberDiagnostics + associatedTypeDiagnostics
      + members.all.flatMap(diagnostics(of:))
  }

  private var unsupportedMemberDiagnostics: [Diagnostic] {
    members.unsupported.map { member in
      if case .unexpected = member.kind {
        return MacroMessage.unreadableMember(macro: macro).at(member.range, of: source)
      }
      let introducer = member.introducer
      return MacroMessage.unsupportedMember(macro: macro, introducer: introducer.text)
        .at(introducer.range, of: source)
    }
  }

  /// A generic class cannot express some constraints of associated types.
  private var associatedTypeDiagnostics: [Diagnostic] {
    let conditions = type.members.flatMap(\.conditionalAssociatedTypes).map { member in
      MacroMessage.conditionalAssociatedType(macro: macro).at(member.range, of: source)
    }
    let requirements = associatedRequirements.filter { requirement in
      requirement.left.mentionsWholeSelf || requirement.right.mentionsWholeSelf
    }
    return conditions
      + requirements.map { requirement in
        MacroMessage.selfInRequirement(macro: macro, fake: "\(className): \(type.name.text)")
          .at(requirement.range, of: source)
      }
  }

  private func diagnostics(of member: Member) -> [Diagnostic] {
    var found = member.forwardingDiagnostics(in: source, macro: macro)
    for accessor in member.accessors?.accessors ?? []
    where !["get", "set"].contains(accessor.kind.text) {
      found.append(
        MacroMessage.unknownAccessor(macro: macro, accessor: accessor.kind.text)
          .at(accessor.kind.range, of: source))
    }
    if let rest = member.accessors?.rest {
      found.append(MacroMessage.unreadableAccessor(macro: macro).at(rest, of: source))
    }
    found += nameDiagnostics(of: member)
    if member.kind == .property, member.result == nil {
      found.append(
        MacroMessage.propertyWithoutType(macro: macro, name: member.name.text)
          .at(member.name.range, of: source))
    }
    return found
  }
}

// MARK: - Names

extension FakedProtocol {
  /// The diagnostics of names that the class uses itself.
  private func nameDiagnostics(of member: Member) -> [Diagnostic] {
    if macro == "Spyable" {
      let name = member.kind == .property ? "spyStorage" : "resetSpy"
      if member.name.text != name || !member.parameters.isEmpty { return [] }
      return [takenName(member)]
    }
    let types = member.parameters.map(\.syntax.type) + (member.result.map { [$0] } ?? [])
    let hidden = ["Function", "ClassFunction"].flatMap { name in
      types.filter { $0.mentions([name]) && !member.genericNames.contains(name) }.map { type in
        MacroMessage.hiddenType(macro: macro, type: name, fake: className)
          .at(type.range, of: source)
      }
    }
    if ["stub", "calls"].contains(member.name.text) {
      let name = member.name.text
      let way = FakeMembersWriter.way(to: name, taken: [name])
      return hidden + [
        MacroMessage.typedMembersElsewhere(name: name, way: way).at(member.name.range, of: source)
      ]
    }
    let isTaken =
      member.kind == .property ? member.name.text == "spryState" : hidesEntryPoint(member)
    return isTaken ? hidden + [takenName(member)] : hidden
  }

  private func takenName(_ member: Member) -> Diagnostic {
    MacroMessage.takenName(macro: macro, member: member.name.text)
      .at(member.name.range, of: source)
  }

  /// Whether a fake that calls the runtime would call the member instead.
  private func hidesEntryPoint(_ member: Member) -> Bool {
    member.parameters.isEmpty
      && ["spryify", "spryifyThrows", "spryifyRethrows", "stubbedValue", "stubbedValueThrows"]
        .contains(member.name.text)
  }
}

extension DeclarationSyntax {
  /// The associated types inside an `#if`.
  fileprivate var conditionalAssociatedTypes: [DeclarationSyntax] {
    guard case .conditional(let clauses) = kind else { return [] }
    return clauses.flatMap(\.members).flatMap { member in
      if case .associatedtype = member.kind { [member] } else { member.conditionalAssociatedTypes }
    }
  }
}
