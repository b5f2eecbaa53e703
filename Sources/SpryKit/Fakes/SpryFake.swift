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
  /// The name by which a state finds the member. A string literal stands for both spellings, with and
  /// without a trailing `(_:)`. Cases of an enum that differ only in that are different members.
  package var key: String {
    Self.self == MemberName.self ? MemberName.withoutTrailingLabel(rawValue) : rawValue
  }
}

/// The base of ``Spyable`` and ``Stubbable``: the names of the members, and the state.
///
/// Conform to one of those, or to both with ``Spryable``.
public protocol SpryFake: AnyObject {
  /// The names of the instance members. A fake without this type names them by string literals.
  associatedtype Function: StringRepresentable = MemberName

  /// The names of the static members. A fake without this type names them by string literals.
  associatedtype ClassFunction: StringRepresentable = MemberName

  /// The calls and stubs of this instance.
  ///
  /// If a fake does not declare it, the state is found in a registry, which keeps nothing of a fake that is
  /// first used in its `deinit`. `let spryState = SpryState()` in a fake saves the search.
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

  /// Finds a static member by its `#function`. A member that has no name is misuse.
  static func classMemberName(_ site: CallSite, _ state: SpryState) -> NamedMember {
    memberName(at: site, in: ClassFunction.self, "ClassFunction", state)
  }

  /// Finds an instance member by its `#function`. A member that has no name is misuse.
  static func instanceMemberName(_ site: CallSite, _ state: SpryState) -> NamedMember {
    memberName(at: site, in: Function.self, "Function", state)
  }

  /// Looks for the exact `#function`, then for the spelling without or with a trailing `(_:)`.
  private static func memberName<Names: StringRepresentable>(
    at site: CallSite,
    in names: Names.Type,
    _ enumName: String,
    _ state: SpryState
  ) -> NamedMember {
    if let named = memberIfNamed(at: site, in: names) { return named }
    let spelled = MemberName.withoutParameterNames(site.function.description)
    // A name of the expansion, for the writes of a property. An enum need not have it.
    if spelled.hasSuffix(".set(_:)") { return NamedMember(key: spelled, fakeType: self) }
    let origin = state.originOfMisuse(of: spelled, key: spelled, site)
    state.report(
      .unknownMember(
        fake: fakeName(self), member: spelled, names: enumName, caller: origin.caller),
      at: origin.location
    )
    return NamedMember(key: spelled, fakeType: self)
  }

  /// Returns the member of a real object, if ``Function`` has a name that is spelled in exactly this way.
  ///
  /// Other spellings do not count here, unlike for a fake. A real object has many members without a name,
  /// and its `count(_:)` is not its `count`.
  package static func memberIfNamed(_ site: CallSite) -> NamedMember? {
    Function(rawValue: site.function.description).map { NamedMember(key: $0.key, fakeType: self) }
  }

  /// Returns the key of the name that differs from the member of a real object only by a trailing `(_:)`.
  package static func keyOfOtherSpelling(_ site: CallSite) -> String? {
    Function(rawValue: MemberName.otherSpelling(of: site.function.description))?.key
  }

  private static func memberIfNamed<Names: StringRepresentable>(
    at site: CallSite,
    in names: Names.Type
  ) -> NamedMember? {
    let spelled = MemberName.withoutParameterNames(site.function.description)
    for candidate in [spelled, MemberName.otherSpelling(of: spelled)] {
      if let found = Names(rawValue: candidate) {
        return NamedMember(key: found.key, fakeType: self)
      }
    }
    return nil
  }
}

/// The states of the fakes that do not store their own.
private let states = AssociatedObjects()

/// The name of a member as a string literal, for fakes that declare no `Function`.
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
  @_documentation(visibility: internal)
  public init(stringLiteral value: String) {
    self.rawValue = value
  }

  /// Returns a name without its trailing `(_:)`, or with one if it has none.
  static func otherSpelling(of name: String) -> String {
    name.hasSuffix("(_:)") ? withoutTrailingLabel(name) : name + "(_:)"
  }

  /// Returns a name without the names of parameters that have no label: `save(_:version:)` for
  /// `save(_ user:version:)`. A name with types, which distinguishes overloads, stays as it is.
  static func withoutParameterNames(_ name: String) -> String {
    guard name.contains("_ "), !name.contains(": ") else { return name }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.map { part in part.firstRange(of: "_ ").map { part[...$0.lowerBound] } ?? part }
      .joined(separator: ":")
  }

  package static func withoutTrailingLabel(_ name: String) -> String {
    name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
  }
}
