@_exported public import SpryKit
@_exported public import SprySpyable

/// Writes a fake that records the calls it receives and answers them from stubs.
///
/// - Parameters:
///   - accessLevel: who may use what is written; by default who may use the declaration.
///   - behindPreprocessorFlag: a compilation condition, `"DEBUG"` for example, without which nothing
///     is written; a string literal.
///
/// On a protocol, it writes a class of its name after `Fake`:
///
/// ```swift
/// @Spryable
/// protocol UserService {
///   func load(id: String) throws -> User
/// }
///
/// let service = FakeUserService()
/// service.stub(.load).with("42").andReturn(user)
/// ```
///
/// On a class or an actor, it makes that the fake: it conforms to ``Spryable``, and functions and
/// properties without a body get one. Members that have a body keep it.
///
/// ```swift
/// @Spryable
/// final class FakeUserService: UserService {
///   func load(id: String) throws -> User
/// }
/// ```
///
/// The class has to stand in a file or in a type: in a function, the compiler lets no macro declare
/// a conformance. No macro sees what a protocol inherits, or a class, so list those members as well;
/// a property as `var name: String`, without `{ get }`.
///
/// An `inout` argument reaches the closure of a stub as an `InoutArgument`, whose `value` it may set;
/// a closure that does not escape reaches it as it is, to be called before the closure returns.
@attached(peer, names: prefixed(Fake))
@attached(member, names: named(spryState), named(Function), named(ClassFunction))
@attached(memberAttribute)
@attached(extension, conformances: Spryable)
public macro Spryable(
  accessLevel: SpryAccessLevel? = nil,
  behindPreprocessorFlag: String? = nil
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpryableMacro")

/// Writes a fake, with the arguments in the other order.
@attached(peer, names: prefixed(Fake))
@attached(member, names: named(spryState), named(Function), named(ClassFunction))
@attached(memberAttribute)
@attached(extension, conformances: Spryable)
public macro Spryable(
  behindPreprocessorFlag: String?,
  accessLevel: SpryAccessLevel?
) = #externalMacro(module: "SpryMacrosPlugin", type: "SpryableMacro")

// What `@Spryable` attaches to the members of a class. They are public because an expansion is the
// user's code, and underscored because nobody writes them.

/// Writes the body of a function of a class that `@Spryable` is attached to.
///
/// - Parameter member: what the member is known by, where `#function` names several.
@attached(body)
public macro _SpryableBody(_ member: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableBodyMacro")

/// Writes the accessors of a property of a class that `@Spryable` is attached to.
///
/// - Parameter member: what the member is known by, where `#function` names several.
@attached(accessor)
public macro _SpryableAccessors(_ member: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpryableAccessorMacro")
