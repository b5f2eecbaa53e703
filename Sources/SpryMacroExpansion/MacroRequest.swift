package import DeclarationParser

/// A request of the compiler to expand a macro.
package struct MacroRequest: Sendable {
  /// The role of an attached macro, by the compiler's word for it.
  package enum Role: String, Sendable {
    case peer, member, memberAttribute, `extension`, accessor, body
  }

  package var role: Role
  package var macro: MacroName
  /// The attribute, such as `@Spryable(accessLevel: .public)`.
  package var attribute: SourceText
  /// The declaration with the attribute.
  package var declaration: SourceText
  /// The declaration that contains a member.
  package var parent: SourceText?
  /// The enclosing declarations without their members, the innermost first.
  package var lexicalContext: [SourceText]
  /// The type to extend, in the role `extension`.
  package var extendedType: String?
  /// The settings of the build, as the text that the compiler sends.
  package var buildConfiguration: String

  package init(
    role: Role,
    macro: MacroName,
    attribute: SourceText,
    declaration: SourceText,
    parent: SourceText? = nil,
    lexicalContext: [SourceText] = [],
    extendedType: String? = nil,
    buildConfiguration: String = ""
  ) {
    self.role = role
    self.macro = macro
    self.attribute = attribute
    self.declaration = declaration
    self.parent = parent
    self.lexicalContext = lexicalContext
    self.extendedType = extendedType
    self.buildConfiguration = buildConfiguration
  }
}

/// The result of expanding a macro.
package struct MacroExpansion: Sendable, Equatable {
  /// The source to add. It can be empty.
  package var text: String
  package var diagnostics: [Diagnostic] = []
}

/// A macro of the package, by the type that `#externalMacro` names.
package enum MacroName: String, Sendable, CustomStringConvertible {
  case spryable = "SpryableMacro"
  /// Writes the extension with the typed members of a protocol's fake.
  case spryableMembers = "SpryableMembersMacro"
  /// Implements a function that a class with `@Spryable` lists.
  case spryableBody = "SpryableBodyMacro"
  /// Implements a property that a class with `@Spryable` lists.
  case spryableAccessors = "SpryableAccessorMacro"
  case spyable = "SpyableMacro"
  case spied = "SpiedMacro"

  /// The attribute that the user wrote, for messages.
  package var description: String {
    switch self {
    case .spryable, .spryableMembers, .spryableBody, .spryableAccessors: "@Spryable"
    case .spyable: "@Spyable"
    case .spied: "@Spied"
    }
  }
}
