extension SpryableClass {
  /// What the class says without a body that only a body can say.
  func diagnostics(isNested: Bool) -> [Diagnostic] {
    placeDiagnostics(isNested: isNested) + severalDiagnostics
      + allMembers.flatMap(parameterDiagnostics)
      + allMembers.compactMap { member in
        if member.hasBody { return nil }
        switch member.kind {
        case .initializer:
          return MacroMessage.initializerWithoutBody(macro: "Spryable")
            .at(member.name.range, of: source, fixIts: [insertion(" {}", after: member)])
        case .subscript:
          let body = SpryableBody(renderer: TypeRenderer(source: source), typeName: "Self")
          var writer = SourceWriter()
          writer.block("") { body.writeAccessors(member, identity: nil, to: &$0) }
          return MacroMessage.subscriptWithoutAccessors(macro: "Spryable")
            .at(member.name.range, of: source, fixIts: [insertion(writer.text, after: member)])
        case .property:
          guard let accessor = member.accessors?.accessors.first else { return nil }
          return accessorDiagnostic(member, accessor)
        case .function: return nil
        }
      }
  }

  /// A private class is not seen where it is extended, unless that is the file.
  private func placeDiagnostics(isNested: Bool) -> [Diagnostic] {
    guard isNested, !type.inheritance.contains(where: { $0.lastName == "Spryable" }),
      let level = declaration.modifiers.first(where: { $0.name.text == "private" })
    else { return [] }
    let fixIt = Diagnostic.FixIt(
      message: "replace 'private' with 'fileprivate'",
      changes: [.init(place: source.place(of: level.range), newText: "fileprivate")])
    return [
      MacroMessage.privateNestedClass(macro: "Spryable", name: type.name.text)
        .at(level.range, of: source, fixIts: [fixIt])
    ]
  }

  /// `var a, b: Int`
  private var severalDiagnostics: [Diagnostic] {
    var places: Set<Int> = []
    return allMembers.filter { $0.isToFill && $0.sharesDeclaration }.compactMap { member in
      guard places.insert(member.declaration.range.lowerBound).inserted else { return nil }
      return MacroMessage.severalProperties(macro: "Spryable")
        .at(member.declaration.introducer.range, of: source)
    }
  }

  private func parameterDiagnostics(_ member: Member) -> [Diagnostic] {
    if !member.isToFill { return [] }
    return member.passingDiagnostics(in: source, macro: "Spryable")
      + member.parameters.filter(\.isUnnamed).map { parameter in
        let name = (parameter.label ?? "_") + " " + parameter.word
        let last = parameter.syntax.secondName ?? parameter.syntax.firstName
        let range = parameter.syntax.firstName.range.lowerBound..<last.range.upperBound
        let fixIt = Diagnostic.FixIt(
          message: "name it '\(parameter.word)'",
          changes: [.init(place: source.place(of: range), newText: name)])
        return MacroMessage.unnamedParameter(macro: "Spryable")
          .at(last.range, of: source, fixIts: [fixIt])
      }
  }

  private func accessorDiagnostic(_ member: Member, _ accessor: Accessor) -> Diagnostic {
    let body = SpryableBody(renderer: TypeRenderer(source: source), typeName: "Self")
    var writer = SourceWriter()
    writer.block("") { body.writeAccessors(member, identity: nil, to: &$0) }
    let block = member.accessors?.range ?? accessor.range
    let isPlain = renderer.text(member.effects).isEmpty
    let fixIt = Diagnostic.FixIt(
      message: isPlain ? "remove the accessors" : "write the body",
      changes: [
        .init(place: source.place(of: block), newText: isPlain ? "" : writer.text.trimmed)
      ])
    return MacroMessage.accessorWithoutBody(macro: "Spryable", accessor: accessor.kind.text)
      .at(accessor.kind.range, of: source, fixIts: [fixIt])
  }

  private var renderer: TypeRenderer { TypeRenderer(source: source) }

  private func insertion(_ text: String, after member: Member) -> Diagnostic.FixIt {
    let end = member.declaration.range.upperBound
    return Diagnostic.FixIt(
      message: "write the body",
      changes: [.init(place: source.place(of: end..<end), newText: " " + text.trimmed)])
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
