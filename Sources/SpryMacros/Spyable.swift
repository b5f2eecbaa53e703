/// Generates a spy of a protocol, with properties for each member's calls and answers.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition, such as `"DEBUG"`. Builds that don't define
///     the condition have no spy. The condition must be a string literal.
///   - accessLevel: The access level of the spy. The default is the protocol's access level.
///   - inheriting: The superclass of the spy. If the name ends in `Spy`, the macro assumes that the
///     class is a spy. Pass `nil` to state that the inherited protocols have no requirements to
///     implement.
///
/// Use `@Spyable` to keep tests that were written for swift-spyable, or if one answer per member is
/// enough. The names of the spy's properties are the same as in swift-spyable. For typed stubs and
/// assertions, use `@Spryable`. The spy's name is the protocol's name followed by `Spy`:
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
/// You can also use the spy as a fake, and name its members with string literals. A stub takes
/// precedence over the properties: `service.stub("load(id:)").with("7").andReturn(user)`.
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
///   - inheriting: The name of the superclass. If the name ends in `Spy`, the class is the spy of
///     an inherited protocol.
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
/// member. Without `override`, the spy has its own member. It needs its own member if the
/// requirement is inherited from a different protocol.
@attached(peer, names: suffixed(Spy))
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpryAccessLevel? = nil,
  inheriting: String
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpyableMacro")
