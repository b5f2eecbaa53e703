/// Lets a member of a class or an actor be spied on: a method, an accessor or an initializer, static ones
/// and operators too; also in an extension.
///
/// - Parameter behindPreprocessorFlag: a compilation condition, `"DEBUG"` for example, without which
///   the member is what it is without the attribute; a string literal.
///
/// ```swift
/// class View: ObjectSpyable {
///   @Spied func draw(in area: Area) throws -> Bool { … }
///
///   var title: String {
///     @Spied get { label.text }
///     @Spied set { label.text = newValue }
///   }
/// }
/// ```
///
/// While nobody spies, the member runs its body, after a look at ``SpySwitch``. While a spy is on its
/// object, or on its class for a static member, the call is recorded, with the arguments and with
/// this class as the one whose implementation ran; then a stub answers it, or the body, as the spy
/// says. An initializer always runs its body: a spy on the class only records the call.
///
/// The class conforms to ``ObjectSpyable``, and to ``ClassSpyable`` where static members or
/// initializers are to be spied on. An `inout` argument reaches the closure of a stub as an
/// `InoutArgument`, whose `value` it may set; a closure that does not escape reaches it as it is.
/// Recording an `@autoclosure` does not evaluate it.
///
/// Each parameter has a name, and each argument can be copied. A closure is seen to be one where its
/// type is written out: of a type alias the macro cannot tell, and takes it for one that escapes.
///
/// To do it by hand, write what the attribute writes: `spied(in: View.self, arguments: area) { … }`.
///
/// Errors and breakpoints find the lines of the body. In it, `#line` and `#column` are not those of the
/// source, and `#function` has parentheses behind it where the member is `async` or rethrows, throws
/// a type of its own, returns `sending`, or has a `consuming`, `borrowing`, `sending` or `isolated`
/// parameter.
@attached(body)
@attached(peer)
public macro Spied(behindPreprocessorFlag: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpiedMacro")
