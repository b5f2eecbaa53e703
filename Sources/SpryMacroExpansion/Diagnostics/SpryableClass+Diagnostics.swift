import DeclarationParser

extension SpryableClass {
  /// The diagnostics of members that only the user can implement.
  func diagnostics(isNested: Bool) -> [Diagnostic] {
    accessDiagnostics(isNested: isNested) + sharedDeclarationDiagnostics + operatorDiagnostics
      + wrappingDiagnostics
      + members.unsupported.compactMap(ignoredMemberDiagnostic)
      + allMembers.filter(\.needsBody).flatMap(parameterDiagnostics)
      + allMembers.filter { !$0.hasBody }.compactMap(bodyDiagnostic)
      + TypedOverloads.notes(on: typed.all, in: source)
      + recording.all.compactMap(untypedMemberNote)
  }

  private func untypedMemberNote(_ member: Member) -> Diagnostic? {
    guard let parameter = member.unrecordableParameter(in: source) else { return nil }
    return MacroMessage.untypedMember(member.functionName, parameter: parameter.word)
      .at(member.name.range, of: source)
  }

  /// Other unsupported members, such as nested types, are none that a fake would implement.
  private func ignoredMemberDiagnostic(_ member: DeclarationSyntax) -> Diagnostic? {
    guard case .unexpected = member.kind else { return nil }
    return MacroMessage.ignoredMember(macro: .spryable).at(member.range, of: source)
  }

  /// An extension cannot see a private class, unless the class is at the top level of the file.
  private func accessDiagnostics(isNested: Bool) -> [Diagnostic] {
    guard isNested, !type.inheritance.contains(where: { $0.lastName == "SpryTypedFake" }),
      let level = declaration.modifiers[.private]
    else { return [] }
    let fixIt = FixItMessage.replace("private", with: "fileprivate")
      .replacing(level.range, of: source, with: "fileprivate")
    return [
      MacroMessage.privateNestedClass(macro: .spryable, name: type.name.text)
        .at(level.range, of: source, fixIts: [fixIt])
    ]
  }

  /// No accessors can be added to `var a, b: Int`.
  private var sharedDeclarationDiagnostics: [Diagnostic] {
    var offsets: Set<Int> = []
    return allMembers.filter { $0.needsBody && $0.sharesDeclaration }.compactMap { member in
      guard offsets.insert(member.declaration.range.lowerBound).inserted else { return nil }
      return MacroMessage.severalProperties(macro: .spryable)
        .at(member.declaration.introducer.range, of: source)
    }
  }

  /// The compiler of Swift 6.3 finds an operator twice in a class whose members have macros. No
  /// issue is filed. To see it, compile such a class that conforms to `Equatable`.
  private var operatorDiagnostics: [Diagnostic] {
    if type.inheritance.isEmpty { return [] }
    return allMembers.filter(\.isOperator).map { member in
      MacroMessage.operatorInClass(member.name.text, class: type.name.text)
        .at(member.name.range, of: source)
    }
  }

  private func parameterDiagnostics(_ member: Member) -> [Diagnostic] {
    member.forwardingDiagnostics(in: source, macro: .spryable)
      + member.withSkippedParameters.parameters.filter { $0.isUnnamed && !$0.isSkipped }.map {
        parameter in
        MacroMessage.unnamedParameter(macro: .spryable)
          .at(parameter.lastName.range, of: source, fixIts: [parameter.nameFixIt(in: source)])
      }
  }

  private func bodyDiagnostic(_ member: Member) -> Diagnostic? {
    let end = member.declaration.range.upperBound
    if let name = member.kind.nameIfNotListable {
      let braces = member.kind.hasAccessors ? accessors(of: member) : "{}"
      return diagnostic(
        name, at: member.name, FixItMessage.writeBody.inserting(" " + braces, at: end, of: source))
    }
    guard let block = member.accessors, let accessor = block.accessors.first else { return nil }
    let isPlain = TypeRenderer(source: source).text(member.effects).isEmpty
    let fixIt =
      isPlain
      ? FixItMessage.removeAccessors.replacing(block.range, of: source, with: "")
      : FixItMessage.writeBody.replacing(block.range, of: source, with: accessors(of: member))
    return diagnostic(
      "the accessor '\(accessor.introducer.text)'", at: accessor.introducer, fixIt)
  }

  private func diagnostic(
    _ member: String, at name: Identifier, _ fixIt: Diagnostic.FixIt
  ) -> Diagnostic {
    MacroMessage.memberWithoutBody(macro: .spryable, member: member)
      .at(name.range, of: source, fixIts: [fixIt])
  }

  /// The braces that a member would have in a fake for a protocol.
  private func accessors(of member: Member) -> String {
    var body = SpryableBody(renderer: TypeRenderer(source: source), typeName: "Self")
    body.forwarding = forwarding
    var writer = SourceWriter()
    writer.block("") { body.write(member, identity: nil, to: &$0) }
    // Without the space at the start and the line break at the end.
    return String(writer.text.dropFirst().dropLast())
  }
}
