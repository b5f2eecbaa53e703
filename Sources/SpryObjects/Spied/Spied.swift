/// Makes it possible to spy on a member of a class or an actor.
///
/// - Parameter behindPreprocessorFlag: A compilation condition as a string literal, such as
///   `"DEBUG"`. In builds that don't define the condition, the attribute has no effect.
///
/// Attach `@Spied` to methods, accessors, and initializers of a class that has no protocol to fake.
/// Conform the class to ``ObjectSpyable``, and to ``ClassSpyable`` for static members and
/// initializers.
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
/// While no spy is active, the member checks ``SpySwitch`` and runs its body. An active spy on the
/// object or, for a static member, on the class records the call, the arguments, and the class that
/// contains the body. Then a stub answers, or the body runs. An initializer always runs its body.
///
/// A stub's closure receives an `inout` argument as an `InoutArgument`, whose `value` it can set.
/// It receives a nonescaping closure unchanged. The spy records an `@autoclosure` without
/// evaluating it. Each parameter needs a name, and each argument must be copyable. Write out
/// closure types, because the macro treats a closure parameter as escaping if the type is an alias.
///
/// A member without the attribute can call a ``SpiedMember`` directly:
///
/// ```swift
/// func area() -> Int { spied(in: View.self) { width * height } }
/// ```
///
/// Compiler errors and breakpoints refer to the lines of the source, but `#line` and `#column` in
/// the body refer to the expansion. `#function` ends with parentheses if the member is `async`,
/// rethrows, throws a typed error, returns `sending`, or has a `consuming`, `borrowing`, `sending`,
/// or `isolated` parameter.
@attached(body)
@attached(peer)
public macro Spied(behindPreprocessorFlag: String? = nil) =
  #externalMacro(module: "SpryMacrosPlugin", type: "SpiedMacro")
