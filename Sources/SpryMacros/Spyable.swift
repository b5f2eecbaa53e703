/// Generates a spy of a protocol, with properties for each member's calls and answers.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition, such as `"DEBUG"`. Builds that don't define
///     it have no spy. The condition must be a string literal.
///   - accessLevel: The access level of the spy. The default is the protocol's access level.
///   - inheriting: A superclass of the spy. If its name ends in `Spy`, the macro assumes that the
///     class is a spy. Pass `nil` to state that the inherited protocols have no requirements to
///     implement.
///
/// Use it to keep tests that were written for swift-spyable, whose names it generates, or if one
/// answer per member is enough. For typed stubs and assertions, use `@Spryable`. The spy is named
/// like the protocol, with the suffix `Spy`:
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
/// The spy is also a fake. String literals name its members, and a stub answers before the
/// properties: `service.stub("load(id:)").with("7").andReturn(user)`.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpryAccessLevel? = nil,
  inheriting: Any.Type? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")

/// Generates a spy of a protocol. The spy inherits from the class that a string literal names.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition, which must be a string literal.
///   - accessLevel: The access level of the spy. The default is the protocol's access level.
///   - inheriting: The name of a class. If it ends in `Spy`, the class is the spy of an inherited
///     protocol.
///
/// A macro doesn't see inherited requirements, so the spy inherits them from the spy of the
/// inherited protocol. The name is a string because an attribute can't name a class that another
/// macro generates.
///
/// ```swift
/// @Spyable(inheriting: "UserServiceSpy")
/// protocol AdminService: UserService {
///   func delete(id: String)
/// }
/// ```
///
/// If the protocol repeats a requirement, mark it with `override` to use the inherited spy's
/// member. Without `override`, the spy has its own member, which it needs if the requirement is
/// inherited from a third protocol.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpryAccessLevel? = nil,
  inheriting: String
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")
