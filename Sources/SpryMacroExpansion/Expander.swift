import DeclarationParser

/// Expands the macros of SpryMacros and SpryObjects.
///
/// It keeps the class that it parsed last, because the compiler sends the class again with each of
/// its members.
package struct Expander {
  var parent: (source: SourceText, type: SpryableClass?)?

  package init() {}

  /// Expands one macro in one role.
  package mutating func expand(_ request: MacroRequest) -> MacroExpansion {
    var diagnostics: [Diagnostic] = []
    let text =
      switch (request.macro, request.role) {
      case (.spryable, .peer): fake(for: request, &diagnostics)
      case (.spryable, .member): members(for: request)
      case (.spryable, .memberAttribute): memberAttribute(for: request)
      case (.spryableMembers, .extension): members(inExtensionFor: request)
      case (.spryableBody, .body): body(for: request)
      case (.spryableAccessors, .accessor): accessors(for: request)
      case (.spyable, .peer): spy(for: request, &diagnostics)
      case (.spied, .body): spiedBody(for: request, &diagnostics)
      case (.spied, .peer): spiedMisplacement(for: request, &diagnostics)
      default: ""
      }
    return MacroExpansion(text: text, diagnostics: diagnostics)
  }
}

// MARK: - @Spryable and @Spyable on a protocol

extension Expander {
  private func fake(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    if let type = SpryableClass(request.declaration) {
      // The other roles implement the class. This one only reports what they cannot implement.
      let arguments = MacroArguments(request.attribute, &diagnostics)
      arguments.reject(["accessLevel", "behindPreprocessorFlag"], &diagnostics)
      diagnostics += type.diagnostics
      return ""
    }
    return fakedProtocol(request, &diagnostics).map { SpryableProtocol($0).expansion() } ?? ""
  }

  private func spy(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    fakedProtocol(request, &diagnostics).map { SpyableProtocol($0).expansion() } ?? ""
  }

  /// The protocol to write a class for, or `nil` with diagnostics.
  private func fakedProtocol(
    _ request: MacroRequest, _ diagnostics: inout [Diagnostic]
  ) -> FakedProtocol? {
    let (macro, source) = (request.macro, request.declaration)
    guard let declaration = parseDeclaration(source) else {
      diagnostics.append(Diagnostic(.unreadable(macro), atAttribute: request.attribute))
      return nil
    }
    guard case .type(let type) = declaration.kind, declaration.introducer.keyword == .protocol
    else {
      diagnostics.append(misplacement(declaration, request))
      return nil
    }
    let name = type.name.text
    guard !request.isInsideFunction else {
      diagnostics.append(
        Diagnostic(.localProtocol(macro, name: name), at: type.name.range, of: source))
      return nil
    }
    let faked = FakedProtocol(
      declaration, type, className: quoted(macro == .spyable ? "\(name)Spy" : "Fake\(name)"),
      in: request, &diagnostics)
    diagnostics += faked.diagnostics(attribute: request.attribute)
    return diagnostics.contains { $0.severity == .error } ? nil : faked
  }

  private func misplacement(
    _ declaration: DeclarationSyntax, _ request: MacroRequest
  ) -> Diagnostic {
    if request.macro == .spyable {
      return Diagnostic(.notAProtocol, atAttribute: request.attribute)
    }
    let keyword = declaration.introducer
    guard keyword.keyword == .struct else {
      return Diagnostic(.notAProtocolOrClass, atAttribute: request.attribute)
    }
    let change = request.declaration.change(of: keyword.range, to: "final class")
    return Diagnostic(
      .notAProtocolOrClass, at: keyword.range, of: request.declaration,
      fixIts: [.init(.replace("struct", with: "final class"), [change])])
  }
}

extension MacroRequest {
  fileprivate var isInsideFunction: Bool {
    lexicalContext.contains { context in
      if case .type = parseDeclaration(context)?.kind { false } else { true }
    }
  }
}

// MARK: - @Spied

extension Expander {
  /// Reports a declaration that has no body to expand.
  private func spiedMisplacement(
    for request: MacroRequest, _ diagnostics: inout [Diagnostic]
  ) -> String {
    diagnostics = SpiedMember.misplacement(request)
    return ""
  }

  /// The text is empty if there is an error. The compiler then keeps the original body.
  private func spiedBody(for request: MacroRequest, _ diagnostics: inout [Diagnostic]) -> String {
    guard let member = SpiedMember(request, &diagnostics) else { return "" }
    let arguments = MacroArguments(request.attribute, &diagnostics)
    guard diagnostics.isEmpty else { return "" }
    return SpiedBody(member).expansion(flag: arguments.flag)
  }
}
