import DeclarationParser

extension FakedProtocol {
  /// The diagnostics of everything that the macro cannot implement.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    inheritanceDiagnostics(attribute) + unsupportedMemberDiagnostics + associatedTypeDiagnostics
      + members.all.flatMap(diagnostics(of:)) + wrappingDiagnostics
      + (macro == .spryable ? TypedOverloads.notes(on: members.all, in: source) : [])
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
    let requirements = (associatedRequirements + inheritedRequirements).filter { requirement in
      requirement.left.mentionsWholeSelf || requirement.right.mentionsWholeSelf
    }
    let bounds = associatedTypes.flatMap(\.inheritance).filter(\.mentionsWholeSelf)
    return conditions
      + (requirements.map(\.range) + bounds.map(\.range)).map { range in
        MacroMessage.selfInRequirement(macro: macro, protocol: type.name.text)
          .at(range, of: source)
      } + takenTypeDiagnostics
  }

  /// The class, or the extension with its typed members, has types of these names.
  private var takenTypeDiagnostics: [Diagnostic] {
    let taken =
      macro == .spyable ? ["SpyNames", "ClassSpyNames"] : ["SpryMembers", "SpryOwner", "SpryRole"]
    // The names of a spy's members are string literals.
    let ofConformance = macro == .spyable && !hidesRuntime ? ["Function", "ClassFunction"] : []
    let generic = members.all.flatMap { $0.genericParameters?.parameters.map(\.name) ?? [] }
    let associated = associatedTypes.map(\.name)
    return
      (associated.filter { ofConformance.contains($0.text) }
      + (associated + generic).filter { taken.contains($0.text) })
      .map(takenName)
  }

  private func diagnostics(of member: Member) -> [Diagnostic] {
    var found = member.forwardingDiagnostics(in: source, macro: macro)
    for accessor in member.accessors?.accessors ?? [] where !accessor.isGetOrSet {
      found.append(
        MacroMessage.unknownAccessor(macro: macro, accessor: accessor.introducer.text)
          .at(accessor.introducer.range, of: source))
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
    if macro == .spyable {
      let isProperty = ["spryState", "spyMembers", "classSpyMembers"].contains(member.name.text)
      let isReset = member.kind != .property && member.name.text == "resetSpy"
      return (isProperty || isReset) && member.parameters.isEmpty ? [takenName(member.name)] : []
    }
    if ["stub", "calls"].contains(member.name.text) {
      let name = member.name.text
      let property = StubAndCallsProperties.property(name, taken: [name])
      return [
        MacroMessage.typedMembersElsewhere(name: name, property: property).at(
          member.name.range, of: source)
      ]
    }
    let isTaken =
      member.kind == .property ? member.name.text == "spryState" : hidesEntryPoint(member)
    return isTaken ? [takenName(member.name)] : []
  }

  private func takenName(_ name: Identifier) -> Diagnostic {
    MacroMessage.takenName(macro: macro, member: name.text).at(name.range, of: source)
  }

  /// Whether a fake that calls the runtime would call the member instead.
  private func hidesEntryPoint(_ member: Member) -> Bool {
    let isCalledAlike =
      member.parameters.isEmpty
      || member.parameters.contains { ["arguments", "fallbackValue"].contains($0.label) }
    return isCalledAlike
      && ["spryify", "spryifyThrows", "stubbedValue", "stubbedValueThrows"]
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
