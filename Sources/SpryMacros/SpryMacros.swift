@_exported public import SpryKit

/// Writes a fake.
@attached(peer, names: prefixed(Fake))
@attached(member, names: named(spryState), named(Function), named(ClassFunction))
@attached(memberAttribute)
@attached(extension, conformances: Spryable)
public macro Spryable(
  accessLevel: SpryAccessLevel? = nil,
  behindPreprocessorFlag: String? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpryableMacro")

/// Writes a spy.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  accessLevel: SpryAccessLevel? = nil,
  behindPreprocessorFlag: String? = nil,
  inheriting: Any.Type? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Writes a spy, as a subclass of a class that is named in a string literal.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  accessLevel: SpryAccessLevel? = nil,
  behindPreprocessorFlag: String? = nil,
  inheriting: String
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Fills a body.
@attached(body)
public macro _SpryableBody(_ member: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableBodyMacro")

/// Fills accessors.
@attached(accessor)
public macro _SpryableAccessors(_ member: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableAccessorMacro")

/// Who may use what a macro writes.
public enum SpryAccessLevel: Sendable {
  /// `public`
  case `public`
  /// `package`
  case `package`
  /// `internal`
  case `internal`
  /// `fileprivate`
  case `fileprivate`
  /// `private`
  case `private`
}
