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
