/// The access level of a fake or a spy, as in `@Spryable(accessLevel: .public)`.
///
/// By default, the class has the protocol's access level.
public enum SpryAccessLevel: Sendable {
  /// The class is accessible everywhere.
  case `public`
  /// The class is accessible in the same package.
  case `package`
  /// The class is accessible in the same module.
  case `internal`
  /// The class is accessible in the same file.
  case `fileprivate`
  /// The class is accessible in the enclosing declaration or, at file scope, in the file.
  case `private`
}
