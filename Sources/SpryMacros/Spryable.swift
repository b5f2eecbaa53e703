@_exported public import SpryKit

/// Writes a fake that records the calls it receives and answers them from stubs.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition for the fake, such as `"DEBUG"`. It must be
///     a string literal.
///   - accessLevel: The access level of the fake, by default the access level of the protocol.
///   - wraps: Whether the fake has an initializer `init(wrapping:)`, which takes a real object that
///     answers the calls without a stub. A class must not have an initializer of its own then.
///
/// The macro, attached to a protocol, writes a class. Its name is `Fake` and the name of the
/// protocol. The stubs and checks of the class are spelled like the calls of its members:
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
/// `stub` and `calls` have the members of the protocol. An argument is a value, or a matcher such
/// as `.any` or `.prefix("4")`. If the protocol has a member of one of these names, the fake has
/// `spryStub` or `spryCalls` instead.
///
/// The fake of a protocol that inherits has the members of its parents, if these have
/// `@Spryable` as well. If one has not, the compiler cannot find its typed members: "cannot find
/// type 'FakedParent' in scope". A child repeats `Actor`, the operators, and the open
/// associated types of its parents, and a member that two parents declare.
///
/// ```swift
/// @Spryable
/// protocol AdminService: UserService {
///   func delete(id: String)
/// }
///
/// let service = FakeAdminService()
/// service.stub.load(id: .any).andReturn(user)
/// service.delete(id: "42")  // needs no stub, because it returns nothing
/// ```
///
/// Attached to a class or an actor, the macro makes that a fake. It adds the conformance to
/// `SpryTypedFake`, and implements the functions and properties without a body. Members with a body
/// stay as they are.
///
/// ```swift
/// @Spryable
/// final class FakeUserService: UserService {
///   func load(id: String) async throws -> User
/// }
/// ```
///
/// The class must not be inside a function, because macros cannot add conformances there. The
/// macro does not see the requirements that a protocol inherits, or the members of a superclass,
/// so list those as well. List a property as `var name: String`, without `{ get }`.
///
/// The closure of `andDo` has the type of the member: an `inout` parameter is `inout`. A closure
/// that does not escape can be called in it, before it returns.
@attached(peer, names: prefixed(Fake), prefixed(Faked), prefixed(Spryable))
@attached(
  member,
  names: named(spryState), named(SpryMembers), named(stub), named(calls), named(spryStub),
  named(spryCalls), named(init)
)
@attached(memberAttribute)
@attached(extension, conformances: SpryTypedFake)
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
///   - member: The identity of the member, if `#function` is the same for several members.
///   - forwards: Whether the fake forwards its calls to an object that it wraps.
@attached(body)
public macro _SpryableBody(_ member: String? = nil, forwards: Bool = true) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableBodyMacro")

/// Implements a property of a class with `@Spryable`.
///
/// - Parameters:
///   - member: The identity of the member, if `#function` is the same for several members.
///   - forwards: Whether the fake forwards its calls to an object that it wraps.
@attached(accessor)
public macro _SpryableAccessors(_ member: String? = nil, forwards: Bool = true) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableAccessorMacro")

/// Writes the extension of a protocol that a fake has members from.
///
/// - Parameters:
///   - members: The contents of the extension.
///   - prefix: The attributes and modifiers of the extension, with spaces. Without `nonisolated`, a
///     default isolation to the main actor applies to it.
@attached(extension, names: arbitrary)
public macro _SpryableMembers(
  _ members: StaticString, prefix: StaticString = "nonisolated "
) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableMembersMacro")
