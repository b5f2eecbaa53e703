@_exported public import SpryKit

/// Generates a fake of a protocol, or implements the members of a class.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition, such as `"DEBUG"`. Builds that don't define
///     the condition have no fake. The condition must be a string literal.
///   - accessLevel: The access level of the fake. The default is the protocol's access level.
///   - wraps: Whether the fake has an initializer `init(wrapping:)`, which takes a real object that
///     answers unstubbed calls. If `wraps` is `true`, a class must not have its own initializer.
///
/// Attach the macro to a protocol that your code depends on. The macro generates a class whose name
/// is `Fake` followed by the protocol's name. Stubs and assertions are spelled like the calls:
///
/// ```swift
/// @Spryable
/// protocol UserService {
///   func load(id: String) async throws -> User
/// }
///
/// let service = FakeUserService()
/// service.stub.load(id: "42").andReturn(user)
/// expectHaveReceived(service.calls.load(id: .any), .once)
/// ```
///
/// If the protocol has a member named `stub` or `calls`, the fake has `spryStub` or `spryCalls`
/// instead.
///
/// ### Inherited protocols
///
/// Annotate inherited protocols too, each where it is declared. The fake then has the members of
/// all these protocols. If an inherited protocol isn't annotated, the compiler reports
/// `cannot find type 'FakedReader' in scope`. A refining protocol must repeat `Actor`, operators,
/// open associated types, and members that two inherited protocols share.
///
/// ```swift
/// @Spryable
/// protocol AdminService: UserService {
///   func delete(id: String)
/// }
/// ```
///
/// ### Classes
///
/// Attach the macro to a class or an actor if the protocol isn't yours, or to write some members
/// yourself. Conform the class to `Spryable` too. The macro implements the functions and properties
/// that have no body. Members with a body stay as they are.
///
/// ```swift
/// @Spryable
/// final class FakeUserService: UserService, Spryable {
///   func load(id: String) async throws -> User
/// }
/// ```
///
/// The class can't be inside a function. List inherited requirements and superclass members too,
/// because the macro doesn't see them. List a property as `var name: String`, without `{ get }`.
@attached(peer, names: prefixed(Fake), prefixed(Faked), prefixed(Spryable))
@attached(
  member,
  names: named(spryState), named(spryReceiver), named(SpryMembers), named(stub),
  named(calls), named(spryStub), named(spryCalls), named(init)
)
@attached(memberAttribute)
public macro Spryable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpryAccessLevel? = nil,
  wraps: Bool = false
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpryableMacro")

// `@Spryable` attaches these macros to the members of a class. They are public, because an
// expansion is user code. Nobody should write them, so their names have an underscore.

/// Implements a function of a class with `@Spryable`.
///
/// - Parameters:
///   - member: The identity of the member if `#function` is the same for several members.
///   - forwards: Whether the fake forwards its calls to an object that the fake wraps.
@attached(body)
public macro _SpryableBody(_ member: String? = nil, forwards: Bool = true) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableBodyMacro")

/// Implements a property of a class with `@Spryable`. See `_SpryableBody` for the parameters.
@attached(accessor)
public macro _SpryableAccessors(_ member: String? = nil, forwards: Bool = true) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableAccessorMacro")

/// Generates an extension of a protocol. A fake gets its members from the extension.
///
/// - Parameters:
///   - members: The contents of the extension.
///   - prefix: The attributes and modifiers of the extension, with spaces. Without `nonisolated`, a
///     default isolation to the main actor applies to the extension.
@attached(extension, names: arbitrary)
public macro _SpryableMembers(
  _ members: StaticString, prefix: StaticString = "nonisolated "
) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableMembersMacro")
