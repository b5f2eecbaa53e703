/// Lets a member of a class be spied on: a method, an accessor or an initializer, static ones and
/// operators too.
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
/// initializers are to be spied on. To do it by hand, write what the attribute writes:
/// `spied(in: View.self, arguments: area) { … }`.
///
/// In the body, `#line` is the line that the body begins in.
@attached(body)
@attached(peer)
public macro Spied(behindPreprocessorFlag: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpiedMacro")
