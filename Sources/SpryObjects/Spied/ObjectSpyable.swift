public import SpryKit

/// A class, or an actor, whose instances can be spied on. Spies see the members that are `@Spied`.
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
/// Subclasses inherit the conformance and the names. For a class without a `Function`, string
/// literals name the members.
public protocol ObjectSpyable: AnyObject {
  /// The names of the members that can be spied on, as `#function` spells them.
  associatedtype Function: StringRepresentable = MemberName
}

/// A class whose static members, class members, and initializers can be spied on. Spies see the
/// members that are `@Spied`.
///
/// Subclasses inherit the conformance and the names.
public protocol ClassSpyable: AnyObject {
  /// The names of the members that can be spied on, as `#function` spells them.
  associatedtype ClassFunction: StringRepresentable = MemberName
}
