import DeclarationParser

extension FakedProtocol {
  /// The diagnostics of everything that the macro cannot implement.
  func diagnostics(attribute: SourceText) -> [Diagnostic] {
    inheritanceDiagnostics(attribute) + unsupportedMemberDiagnostics + associatedTypeDiagnostics
      + members.all.flatMap(diagnostics(of:)) + wrappingDiagnostics
      + (macro == .spryable ? TypedOverloads.notes(on: members.all, in: source) : [])
  }

  private var unsupportedMemberDiagnostics: [Diagnostic] {
    type.members.unsupported.map { member in
      if case .unexpected = member.kind {
        return Diagnostic(.unreadableMember(macro), at: member.range, of: source)
      }
      let introducer = member.introducer
      return Diagnostic(
        .unsupportedMember(macro, introducer: introducer.text), at: introducer.range, of: source)
    }
  }

  /// A generic class cannot express some constraints of associated types.
  private var associatedTypeDiagnostics: [Diagnostic] {
    let conditional = type.members.filter { if case .conditional = $0.kind { true } else { false } }
    let conditions = conditional.flatMap(\.flattened).filter(\.isAssociatedType).map {
      Diagnostic(.conditionalAssociatedType(macro), at: $0.range, of: source)
    }
    let requirements = (associatedRequirements + inheritedRequirements).filter { requirement in
      requirement.left.mentionsWholeSelf || requirement.right.mentionsWholeSelf
    }
    let bounds = associatedTypes.flatMap(\.inheritance).filter(\.mentionsWholeSelf)
    let onSelf = (requirements.map(\.range) + bounds.map(\.range)).map { range in
      Diagnostic(.selfInRequirement(macro, protocol: type.name.text), at: range, of: source)
    }
    return conditions + onSelf + takenTypeDiagnostics
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
      let keyword = accessor.introducer
      found.append(
        Diagnostic(.unknownAccessor(macro, accessor: keyword.text), at: keyword.range, of: source))
    }
    if let rest = member.accessors?.rest {
      found.append(Diagnostic(.unreadableAccessor(macro), at: rest, of: source))
    }
    found += nameDiagnostics(of: member)
    if member.kind == .property, member.result == nil {
      let name = member.name
      found.append(
        Diagnostic(.propertyWithoutType(macro, name: name.text), at: name.range, of: source))
    }
    return found
  }
}

// MARK: - Names

extension FakedProtocol {
  /// The diagnostics of names that the class uses itself.
  private func nameDiagnostics(of member: Member) -> [Diagnostic] {
    let name = member.name.text
    let isProperty = member.kind == .property
    if macro == .spyable {
      let isTaken =
        ["spryState", "spyMembers", "classSpyMembers"].contains(name)
        || (!isProperty && name == "resetSpy")
      return isTaken && member.parameters.isEmpty ? [takenName(member.name)] : []
    }
    if ["stub", "calls"].contains(name) {
      let property = StubAndCallsProperties.property(name, taken: [name])
      return [
        Diagnostic(
          .typedMembersElsewhere(name: name, property: property), at: member.name.range, of: source)
      ]
    }
    let isTaken = isProperty ? name == "spryState" : hidesEntryPoint(member)
    return isTaken ? [takenName(member.name)] : []
  }

  private func takenName(_ name: Identifier) -> Diagnostic {
    Diagnostic(.takenName(macro, member: name.text), at: name.range, of: source)
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
  fileprivate var isAssociatedType: Bool {
    if case .associatedtype = kind { true } else { false }
  }
}
