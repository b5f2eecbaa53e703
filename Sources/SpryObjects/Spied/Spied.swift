/// Lets a spy watch a member of a class or an actor: a method, an accessor, or an initializer, also
/// a static one, an operator, or a member of an extension.
///
/// - Parameter behindPreprocessorFlag: A compilation condition as a string literal, such as
///   `"DEBUG"`. In builds without the condition, the attribute has no effect.
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
/// While no spy is active, the member checks ``SpySwitch`` and runs its body. While a spy is active
/// on its object, or on its class for a static member, the call is recorded with its arguments and
/// with the class whose implementation ran, which is this one. Then a stub answers it, or the body
/// runs. An initializer always runs its body: a spy on the class only records the call.
///
/// The class conforms to ``ObjectSpyable``, and to ``ClassSpyable`` for static members and
/// initializers. In the closure of a stub, an `inout` argument is an `InoutArgument`, whose `value`
/// can be set, and a non-escaping closure is passed on as it is. Recording an `@autoclosure` does
/// not evaluate it.
///
/// Each parameter needs a name, and each argument must be copyable. The macro recognizes a closure
/// only if its type is written out: a type alias counts as an escaping closure.
///
/// A member without the attribute can call ``SpiedMember`` itself:
///
/// ```swift
/// func area() -> Int { spied(in: View.self) { width * height } }
/// ```
///
/// Errors and breakpoints refer to the lines of the source. But `#line` and `#column` in the body
/// refer to the expansion. `#function` has parentheses behind it if the member is `async` or
/// rethrows, throws a typed error, returns `sending`, or has a `consuming`, `borrowing`, `sending`,
/// or `isolated` parameter.
@attached(body)
@attached(peer)
public macro Spied(behindPreprocessorFlag: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpiedMacro")
