extension SpiedDeclaration {
  /// Why it cannot be spied on, or not in this place.
  func diagnostics(in place: SpiedPlace, attribute: SourceText) -> [Diagnostic] {
    if let message = place.message { return [message.atStart(of: attribute)] }
    guard let member else {
      return [MacroMessage.spiedDeclaration(introducer.text).at(introducer.range, of: source)]
    }
    if let accessor, !["get", "set"].contains(accessor.kind.text) {
      return [MacroMessage.spiedAccessor(accessor.kind.text).at(accessor.kind.range, of: source)]
    }
    guard body != nil else { return [bodyless] }
    return builderDiagnostics(member)
      + member.parameters.flatMap { diagnostics(of: $0, member, attribute) }
      + resultDiagnostics(member, attribute)
  }

  private var bodyless: Diagnostic {
    let end = source.bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let fixIt = Diagnostic.FixIt(
      message: "write the body",
      changes: [.init(place: source.place(of: end..<end), newText: " {}")])
    let name = accessor == nil ? member?.name ?? introducer : introducer
    return MacroMessage.spiedWithoutBody(name.text).at(name.range, of: source, fixIts: [fixIt])
  }

  /// A result builder reads a body where it stands.
  private func builderDiagnostics(_ member: Member) -> [Diagnostic] {
    let attributes = accessor?.attributes ?? member.declaration.attributes
    return attributes.filter { $0.name.lastName.hasSuffix("Builder") }.map { builder in
      MacroMessage.spiedBuilder(builder.name.lastName).at(builder.range, of: source)
    }
  }

  private func diagnostics(
    of parameter: MemberParameter,
    _ member: Member,
    _ attribute: SourceText
  ) -> [Diagnostic] {
    let name = parameter.word
    let types = TypeRenderer(source: memberSource)
    if parameter.isUnnamed {
      let last = parameter.syntax.secondName ?? parameter.syntax.firstName
      let range = parameter.syntax.firstName.range.lowerBound..<last.range.upperBound
      let fixIt = Diagnostic.FixIt(
        message: "name it '\(name)'",
        changes: [
          .init(place: source.place(of: range), newText: (parameter.label ?? "_") + " " + name)
        ])
      return [
        at(last.range, attribute, .unnamedParameter(macro: "Spied"), [fixIt])
      ]
    }
    if parameter.isPackClosure {
      return [at(parameter.syntax.type.range, attribute, .spiedPackClosure(name))]
    }
    if parameter.isTransient,
      let isolated = parameter.attributes.first(where: { $0.name.lastName == "isolated" })
    {
      return [at(isolated.range, attribute, .spiedIsolatedClosure(name))]
    }
    if parameter.isInout,
      let sending = parameter.specifiers.first(where: { $0.name.text == "sending" })
    {
      return [at(sending.name.range, attribute, .spiedInoutSending(name))]
    }
    guard parameter.type.mentions(member.noncopyableNames) else { return [] }
    let message = MacroMessage.spiedNoncopyable(name, type: types.text(parameter.type))
    return [at(parameter.syntax.type.range, attribute, message)]
  }

  private func resultDiagnostics(_ member: Member, _ attribute: SourceText) -> [Diagnostic] {
    guard let result = member.result, result.mentions(member.noncopyableNames) else { return [] }
    return [at(result.range, attribute, .spiedNoncopyableResult(member.functionName))]
  }

  /// A place in the member; the attribute's, where the member is only known as what is around it.
  private func at(
    _ range: SourceRange,
    _ attribute: SourceText,
    _ message: MacroMessage,
    _ fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    accessor == nil
      ? message.at(range, of: source, fixIts: fixIts) : message.atStart(of: attribute)
  }
}

extension SpiedPlace {
  /// Why nothing can be spied on here.
  fileprivate var message: MacroMessage? {
    guard !isLocal, let type else { return .spiedOutsideClass }
    return ["class", "actor", "extension"].contains(type.keyword)
      ? nil : .spiedInOtherType(type.name, keyword: type.keyword)
  }
}

extension SpiedMember {
  /// Tells of a declaration that has no body to be asked for: a property, or a subscript.
  static func misplacement(_ request: MacroRequest) -> [Diagnostic] {
    let source = request.declaration
    guard let declaration = parseDeclaration(source) else { return [] }
    let introducer = declaration.introducer
    let place = SpiedPlace(request)
    switch declaration.kind {
    case .function, .initializer, .unexpected: return []
    case .variable(let variable):
      if let misplaced = place.message { return [misplaced.atStart(of: request.attribute)] }
      guard variable.bindings.count == 1, let block = variable.bindings[0].accessors,
        !block.hasObserver
      else { return [MacroMessage.spiedStored.at(introducer.range, of: source)] }
      return [misplaced(at: introducer, block, request)]
    case .subscript(let found):
      if let misplaced = place.message { return [misplaced.atStart(of: request.attribute)] }
      return found.accessors.map { [misplaced(at: introducer, $0, request)] } ?? []
    default:
      // It has a body, which was asked for.
      if introducer.text == "deinit" { return [] }
      return [MacroMessage.spiedDeclaration(introducer.text).at(introducer.range, of: source)]
    }
  }

  /// A property with accessors, or a subscript: those can be spied on.
  private static func misplaced(
    at introducer: Identifier,
    _ block: AccessorBlock,
    _ request: MacroRequest
  ) -> Diagnostic {
    let source = request.declaration
    guard let attribute = parseAttribute(request.attribute) else {
      return MacroMessage.spiedProperty(introducer.text).at(introducer.range, of: source)
    }
    let text = request.attribute[attribute.range] + " "
    let inside = source.inside(block.range)
    func insertion(_ text: String, at place: Int) -> Diagnostic.Change {
      .init(place: source.place(of: place..<place), newText: text)
    }
    let accessors = block.accessors.filter { ["get", "set"].contains($0.kind.text) }
    guard !accessors.isEmpty || block.accessors.isEmpty else {
      return MacroMessage.spiedProperty(introducer.text).at(introducer.range, of: source)
    }
    let changes =
      block.accessors.isEmpty
      ? [insertion(" \(text)get {", at: inside.lowerBound), insertion("} ", at: inside.upperBound)]
      : accessors.map { insertion(text, at: $0.range.lowerBound) }
    // With the space behind it.
    var removed = request.attribute.place(of: attribute.range)
    let behind = source.bytes.dropFirst(max(removed.range.upperBound - source.offset, 0))
    let space = behind.prefix { $0.isSpace }
    removed.range = removed.range.lowerBound..<removed.range.upperBound + space.count
    let removal = Diagnostic.Change(place: removed, newText: "")
    let fixIt = Diagnostic.FixIt(
      message: "attach it to \(accessors.count > 1 ? "'get' and 'set'" : "'get'")",
      changes: [removal] + changes)
    return MacroMessage.spiedProperty(introducer.text)
      .at(introducer.range, of: source, fixIts: [fixIt])
  }
}

extension AccessorBlock {
  fileprivate var hasObserver: Bool {
    accessors.contains { ["willSet", "didSet"].contains($0.kind.text) }
  }
}
