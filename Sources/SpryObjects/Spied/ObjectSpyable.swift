public import SpryKit

/// A class, or an actor, whose instances can be spied on. Spies see the members marked with
/// `@Spied`.
///
/// ```swift
/// class View: ObjectSpyable {
///   enum Function: String, StringRepresentable {
///     case draw = "draw(in:)"
///   }
///
///   @Spied func draw(in area: Area) { … }
/// }
/// ```
///
/// Subclasses inherit the conformance and the names. If a class has no `Function`, use string
/// literals as names.
public protocol ObjectSpyable: AnyObject {
  /// The names of the members that can be spied on, as `#function` spells them.
  associatedtype Function: StringRepresentable = MemberName
}

/// A class whose static members, class members, and initializers can be spied on. Spies see the
/// members marked with `@Spied`.
///
/// Subclasses inherit the conformance and the names.
public protocol ClassSpyable: AnyObject {
  /// The names of the members that can be spied on, as `#function` spells them.
  associatedtype ClassFunction: StringRepresentable = MemberName
}
