@_exported public import SpryCore

/// Writes a spy of a protocol: a class of its name before `Spy`, with variables that tell what it
/// received and that set what it answers.
///
/// - Parameters:
///   - accessLevel: who may use the spy; by default who may use the protocol.
///   - behindPreprocessorFlag: a compilation condition, `"DEBUG"` for example, without which there is
///     no spy; a string literal.
///   - inheriting: a class to make the spy a subclass of, which is taken for a spy if its name ends
///     in `Spy`; nil, if it is said, is that the protocol inherits nothing that a class must write.
///
/// ```swift
/// @Spyable
/// protocol UserService {
///   func load(id: String) throws -> User
/// }
///
/// let service = UserServiceSpy()
/// service.loadIdReturnValue = user
/// ```
///
/// Use `@Spryable`, of SpryMacros, where answers depend on arguments.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  accessLevel: SpryAccessLevel? = nil,
  behindPreprocessorFlag: String? = nil,
  inheriting: Any.Type? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Writes a spy of a protocol, as a subclass of a class that is named in a string literal.
///
/// - Parameters:
///   - accessLevel: who may use the spy; by default who may use the protocol.
///   - behindPreprocessorFlag: a compilation condition without which there is no spy.
///   - inheriting: the name of a class; if it ends in `Spy`, the spy of a protocol that this one
///     inherits from.
///
/// No macro sees what a protocol inherits, and in an attribute the compiler sees nothing that a
/// macro wrote; in a string it does not look. A requirement that the protocol says again has to be
/// marked there with `override`, which leaves it to the spy of the other; without the word, the spy
/// writes it, as it has to where the requirement is of a third protocol.
///
/// ```swift
/// @Spyable(inheriting: "UserServiceSpy")
/// protocol AdminService: UserService {
///   func delete(id: String)
/// }
/// ```
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  accessLevel: SpryAccessLevel? = nil,
  behindPreprocessorFlag: String? = nil,
  inheriting: String
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Writes a spy of a protocol, with the first two arguments in the other order.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String?,
  accessLevel: SpryAccessLevel?,
  inheriting: Any.Type? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Writes a spy of a protocol, as a subclass of a class that is named in a string literal, with the
/// first two arguments in the other order.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String?,
  accessLevel: SpryAccessLevel?,
  inheriting: String
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")
