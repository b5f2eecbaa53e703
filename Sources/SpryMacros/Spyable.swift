/// Writes a spy of a protocol: a class named like it with the suffix `Spy`.
///
/// The spy has properties that give the calls of each member, and properties that set its answers.
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
/// The spy is also a fake whose members string literals name, and a stub answers before the
/// properties: `service.stub("load(id:)").with("7").andReturn(user)`. With `@Spryable`, stubs and
/// checks have types.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition for the spy, a string literal such as
///     `"DEBUG"`.
///   - accessLevel: The access level of the spy. The default is that of the protocol.
///   - inheriting: A class to inherit from. If its name ends in `Spy`, it is taken for a spy. Pass
///     `nil` to state that inherited protocols add no requirements.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpryAccessLevel? = nil,
  inheriting: Any.Type? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Writes a spy of a protocol that inherits from a class whose name is a string literal.
///
/// A macro does not see the requirements that a protocol inherits, so the spy inherits the spy of
/// the other protocol. The name is a string because an attribute cannot name a class that another
/// macro writes.
///
/// ```swift
/// @Spyable(inheriting: "UserServiceSpy")
/// protocol AdminService: UserService {
///   func delete(id: String)
/// }
/// ```
///
/// Mark a requirement that the protocol repeats with `override`, to leave it to the inherited spy.
/// Without the word, the spy writes it. It has to, if the requirement comes from a third protocol.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition for the spy, a string literal.
///   - accessLevel: The access level of the spy. The default is that of the protocol.
///   - inheriting: The name of a class. If it ends in `Spy`, it is the spy of a protocol that this
///     one inherits from.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpryAccessLevel? = nil,
  inheriting: String
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")
