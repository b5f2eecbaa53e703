/// The access level of what a macro writes: `@Spryable(accessLevel: .public)`.
///
/// Without one, it is that of the declaration that the macro is attached to.
public enum SpryAccessLevel: Sendable {
  /// Everywhere the module is imported.
  case `public`
  /// In the modules of the same package.
  case `package`
  /// In the same module.
  case `internal`
  /// In the same file.
  case `fileprivate`
  /// In the same declaration and its extensions; at the top of a file, in the file.
  case `private`
}
