/// A type whose raw values are the names of a fake's members, as `#function` spells them.
///
/// ```swift
/// enum Function: String, StringRepresentable {
///   case load = "load(id:)"
///   case name
/// }
/// ```
public protocol StringRepresentable: RawRepresentable, Sendable where RawValue == String {}

extension StringRepresentable {
  /// What a state knows the member by. A string literal stands for both spellings, with and without
  /// a trailing `(_:)`; the cases of an enum, `count` and `count(_:)` for example, are apart.
  package var key: String {
    Self.self == MemberName.self ? MemberName.withoutTrailingLabel(rawValue) : rawValue
  }
}

/// What ``Spyable`` and ``Stubbable`` share: the names of the members and the state.
///
/// Conform to those, or to both at once with ``Spryable``.
public protocol SpryFake: AnyObject {
  /// The names of the instance members. Without one, members are named by string literals.
  associatedtype Function: StringRepresentable = MemberName

  /// The names of the static members. Without one, members are named by string literals.
  associatedtype ClassFunction: StringRepresentable = MemberName

  /// The calls and stubs of this instance.
  ///
  /// A fake need not declare it: its state is then found through a registry and ends with it. Of what a
  /// fake first does in its `deinit`, nothing is kept there.
  /// `let spryState = SpryState()` in a fake saves that search.
  var spryState: SpryState { get }
}

extension SpryFake {
  /// The state that the registry holds for this instance.
  public var spryState: SpryState {
    states.object(of: self) { SpryState() } as! SpryState
  }

  /// The state of this type in the current scope. A subclass has its own.
  static var spryState: SpryState {
    SpryScope.current.state(ofType: self)
  }

  /// The key of a static member, from its `#function`.
  static func classMemberName(_ site: CallSite) -> NamedMember {
    memberName(at: site, in: ClassFunction.self, "ClassFunction")
  }

  /// The key of an instance member, from its `#function`.
  static func instanceMemberName(_ site: CallSite) -> NamedMember {
    memberName(at: site, in: Function.self, "Function")
  }

  /// The exact `#function`, else without or with a trailing `(_:)`.
  private static func memberName<Names: StringRepresentable>(
    at site: CallSite,
    in names: Names.Type,
    _ namesOfNames: String
  ) -> NamedMember {
    if let named = memberIfNamed(at: site, in: names) { return named }
    let spelled = site.function.description
    SpryScope.current.report(
      .unknownMember(fake: fakeName(self), member: spelled, names: namesOfNames),
      at: site.location
    )
    return NamedMember(key: spelled, fakeType: self)
  }

  /// The key of a member of a real object, if ``Function`` has one that is spelled so.
  ///
  /// The author of a fake sees which members it has. A real object has many that are not named, and
  /// `count(_:)` is not `count`.
  package static func memberIfNamed(_ site: CallSite) -> NamedMember? {
    Function(rawValue: site.function.description).map { NamedMember(key: $0.key, fakeType: self) }
  }

  /// The key that a member of a real object would have, were it not for its `(_:)`.
  package static func keyOfOtherSpelling(_ site: CallSite) -> String? {
    Function(rawValue: MemberName.otherSpelling(of: site.function.description))?.key
  }

  private static func memberIfNamed<Names: StringRepresentable>(
    at site: CallSite,
    in names: Names.Type
  ) -> NamedMember? {
    let spelled = site.function.description
    for candidate in [spelled, MemberName.otherSpelling(of: spelled)] {
      if let found = Names(rawValue: candidate) {
        return NamedMember(key: found.key, fakeType: self)
      }
    }
    return nil
  }
}

/// The states of the fakes that do not store theirs.
private let states = AssociatedObjects()

/// The name of a member, written as a string literal: for fakes that declare no `Function`.
///
/// ```swift
/// fake.stub("load(id:)").andReturn(user)
/// ```
public struct MemberName: StringRepresentable, Hashable, ExpressibleByStringLiteral {
  /// The name as `#function` spells it, `load(id:)` for example.
  public let rawValue: String

  /// Creates the name of a member.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a member.
  public init(stringLiteral value: String) {
    self.rawValue = value
  }

  /// A name without its trailing `(_:)`, or with one where it had none.
  static func otherSpelling(of name: String) -> String {
    name.hasSuffix("(_:)") ? withoutTrailingLabel(name) : name + "(_:)"
  }

  package static func withoutTrailingLabel(_ name: String) -> String {
    name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
  }
}
