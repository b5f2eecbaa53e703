/// Expands the macros of SpryMacros, and remembers what it parsed for the next message.
package struct Expander {
  package init() {}

  /// Expands one macro in one role.
  package mutating func expand(_ request: MacroRequest) -> MacroExpansion {
    var diagnostics: [Diagnostic] = []
    let text: String
    switch (request.macro, request.role) {
    case ("SpryableMacro", .peer): text = fake(for: request, &diagnostics)
    case ("SpyableMacro", .peer): text = spy(for: request, &diagnostics)
    default: text = ""
    }
    return MacroExpansion(text: text, diagnostics: diagnostics)
  }

  private func fake(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    let double = protocolDouble("Spryable", request, &diagnostics) { "Fake" + $0 }
    return double.map { SpryableProtocol($0).expansion() } ?? ""
  }

  private func spy(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    ""
  }

  /// The protocol that a class is to be written for, or nil where none can.
  private func protocolDouble(
    _ macro: String,
    _ request: MacroRequest,
    _ diagnostics: inout [Diagnostic],
    name: (String) -> String
  ) -> ProtocolDouble? {
    let source = request.declaration
    guard let declaration = parseDeclaration(source), case .type(let type) = declaration.kind,
      declaration.introducer.text == "protocol"
    else { return nil }
    let arguments = MacroArguments(request.attribute, &diagnostics)
    let double = ProtocolDouble(
      macro: macro, source: source, declaration: declaration, type: type, arguments: arguments,
      name: name(type.name.text))
    return diagnostics.isEmpty ? double : nil
  }
}
