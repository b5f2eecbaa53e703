/// What the compiler asks of a macro.
package struct MacroRequest: Sendable {
  /// What an attached macro may add, by the compiler's word for it.
  package enum Role: String, Sendable {
    case peer, member, memberAttribute, `extension`, accessor, body
  }

  package var role: Role
  /// The name by which `#externalMacro` knows the macro: `SpryableMacro`, for example.
  package var macro: String
  /// The attribute: `@Spryable(accessLevel: .public)`.
  package var attribute: SourceText
  /// What it is attached to.
  package var declaration: SourceText
  /// Of a member, what it is a member of.
  package var parent: SourceText?
  /// The declarations around it without their members, the innermost first.
  package var lexicalContext: [SourceText]
  /// Of an extension, the type to extend.
  package var extendedType: String?
  /// Of an extension, the conformances that the type lacks.
  package var missingConformances: [String]

  package init(
    role: Role,
    macro: String,
    attribute: SourceText,
    declaration: SourceText,
    parent: SourceText? = nil,
    lexicalContext: [SourceText] = [],
    extendedType: String? = nil,
    missingConformances: [String] = []
  ) {
    self.role = role
    self.macro = macro
    self.attribute = attribute
    self.declaration = declaration
    self.parent = parent
    self.lexicalContext = lexicalContext
    self.extendedType = extendedType
    self.missingConformances = missingConformances
  }
}

/// What a macro answers.
package struct MacroExpansion: Sendable, Equatable {
  /// The source to add; empty for nothing.
  package var text: String
  package var diagnostics: [Diagnostic] = []
}
