import DeclarationParser

extension SpiedMember {
  /// The diagnostics of a declaration for which the compiler does not request a body, such as a
  /// property.
  static func misplacement(_ request: MacroRequest) -> [Diagnostic] {
    let source = request.declaration
    guard let declaration = parseDeclaration(source) else { return [] }
    let introducer = declaration.introducer
    let block: AccessorBlock?
    switch declaration.kind {
    case .callable(let callable):
      guard callable.kind == .subscript else { return [] }
      block = callable.accessors
    case .variable(let variable): block = variable.accessorsOfComputedProperty
    case .unexpected: return []
    case .type, .associatedtype, .typealias, .conditional, .other:
      // The compiler requests a body of a deinitializer, and that request has the diagnostic.
      if introducer.keyword == .deinit { return [] }
      return [Diagnostic(.spiedDeclaration(introducer.text), at: introducer.range, of: source)]
    }
    if let message = SpiedContext(request).message {
      return [Diagnostic(message, atAttribute: request.attribute)]
    }
    guard let block else {
      let isVariable = introducer.keyword != .subscript
      return isVariable ? [Diagnostic(.spiedStored, at: introducer.range, of: source)] : []
    }
    let fixIts = accessorsFixIt(block, request).map { [$0] } ?? []
    return [
      Diagnostic(
        .spiedProperty(introducer.text), at: introducer.range, of: source, fixIts: fixIts)
    ]
  }

  /// A fix-it that moves the attribute of a property or a subscript to its accessors.
  private static func accessorsFixIt(
    _ block: AccessorBlock, _ request: MacroRequest
  ) -> Diagnostic.FixIt? {
    let source = request.declaration
    let accessors = block.accessors.filter(\.isGetOrSet)
    guard let attribute = parseAttribute(request.attribute),
      !accessors.isEmpty || block.accessors.isEmpty
    else { return nil }
    let text = request.attribute[attribute.range] + " "
    let contents = source.contents(of: block.range)
    let insertions =
      block.accessors.isEmpty
      ? [
        source.insertion(of: " \(text)get {", at: contents.lowerBound),
        source.insertion(of: "} ", at: contents.upperBound),
      ]
      : accessors.map { source.insertion(of: text, at: $0.range.lowerBound) }
    // The space after the attribute goes with it.
    var removed = request.attribute.place(of: attribute.range)
    let rest = source.bytes.dropFirst(max(removed.range.upperBound - source.offset, 0))
    let end = removed.range.upperBound + rest.prefix { $0.isSpace }.count
    removed.range = removed.range.lowerBound..<end
    return Diagnostic.FixIt(
      .attachToAccessors(several: accessors.count > 1),
      [Diagnostic.Change(place: removed, newText: "")] + insertions)
  }
}

extension VariableDeclaration {
  /// The accessors, or `nil` for stored properties and for several of one declaration.
  fileprivate var accessorsOfComputedProperty: AccessorBlock? {
    guard bindings.count == 1, !bindings[0].accessors.hasObserver else { return nil }
    return bindings[0].accessors
  }
}
