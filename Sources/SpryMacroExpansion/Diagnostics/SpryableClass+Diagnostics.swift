import DeclarationParser

extension SpryableClass {
  /// The diagnostics of members that only the user can implement.
  var diagnostics: [Diagnostic] {
    conformanceDiagnostics + sharedDeclarationDiagnostics
      + wrappingDiagnostics + unreadableMemberDiagnostics
      + allMembers.filter(\.needsBody).flatMap(parameterDiagnostics)
      + allMembers.filter { !$0.hasBody }.compactMap(bodyDiagnostic)
      + TypedOverloads.notes(on: typed.all, in: source)
      + recording.all.compactMap(untypedMemberNote)
  }

  /// No macro can conform a class to a protocol and be attached to protocols as well: a compiler with
  /// assertions stops, because it looks for the conformance of the protocol.
  private var conformanceDiagnostics: [Diagnostic] {
    if type.inheritance.contains(where: { $0.contains { $0.lastName == "Spryable" } }) { return [] }
    let insertion = source.insertion(
      of: type.inheritance.isEmpty ? ": Spryable" : ", Spryable",
      at: (type.inheritance.last?.range ?? type.genericParameters?.range ?? type.name.range)
        .upperBound)
    return [
      Diagnostic(
        .missingConformance(class: type.name.text), at: type.name.range, of: source,
        fixIts: [.init(.addConformance, [insertion])])
    ]
  }

  /// No accessors can be added to `var a, b: Int`.
  private var sharedDeclarationDiagnostics: [Diagnostic] {
    var offsets: Set<Int> = []
    return allMembers.filter { $0.needsBody && $0.sharesDeclaration }.map(\.declaration)
      .filter { offsets.insert($0.range.lowerBound).inserted }
      .map { Diagnostic(.severalProperties, at: $0.introducer.range, of: source) }
  }

  /// Other unsupported members, such as nested types, are none that a fake would implement.
  private var unreadableMemberDiagnostics: [Diagnostic] {
    type.members.unsupported.compactMap { member in
      guard case .unexpected = member.kind else { return nil }
      return Diagnostic(.ignoredMember, at: member.range, of: source)
    }
  }

  private func parameterDiagnostics(_ member: Member) -> [Diagnostic] {
    let unnamed = member.withSkippedParameters.parameters.filter { $0.isUnnamed && !$0.isSkipped }
    return member.forwardingDiagnostics(in: source, macro: .spryable)
      + unnamed.map { parameter in
        Diagnostic(
          .unnamedParameter(.spryable), at: parameter.lastName.range, of: source,
          fixIts: [parameter.nameFixIt(in: source)])
      }
  }

  private func bodyDiagnostic(_ member: Member) -> Diagnostic? {
    let block = member.accessors
    if let name = member.kind.nameIfNotListable {
      let braces = member.kind.hasAccessors ? accessors(of: member) : "{}"
      let change =
        block.map { source.change(of: $0.range, to: braces) }
        ?? source.insertion(of: " " + braces, at: member.declaration.range.upperBound)
      return diagnostic(name, at: member.name, change)
    }
    guard let block, let accessor = block.accessors.first else { return nil }
    let isPlain = TypeRenderer(source: source).text(member.effects).isEmpty
    let text = source[block.range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return diagnostic(
      "the accessor '\(accessor.introducer.text)'", at: accessor.introducer,
      source.change(of: block.range, to: isPlain ? "" : accessors(of: member)),
      removable: isPlain ? text : nil)
  }

  private func diagnostic(
    _ member: String, at name: Identifier, _ change: Diagnostic.Change, removable: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .memberWithoutBody(member, removable: removable), at: name.range, of: source,
      fixIts: [.init(removable == nil ? .writeBody : .removeAccessors, [change])])
  }

  /// The braces that a member would have in a fake for a protocol.
  private func accessors(of member: Member) -> String {
    let body = BodyWriter("Self", TypeRenderer(source: source), forwarding)
    var writer = SourceWriter()
    writer.block("") { body.write(member, name: nil, to: &$0) }
    // Without the space at the start and the line break at the end.
    return String(writer.text.dropFirst().dropLast())
  }

  private func untypedMemberNote(_ member: Member) -> Diagnostic? {
    guard let parameter = member.unrecordableParameter(in: source) else { return nil }
    return Diagnostic(
      .untypedMember(member.functionName, parameter: parameter.word), at: member.name.range,
      of: source)
  }
}
