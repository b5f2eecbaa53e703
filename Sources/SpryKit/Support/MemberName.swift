/// The names of a fake's members, as `#function` spells them.
@_documentation(visibility: internal)
public protocol SpryMemberNames: RawRepresentable, Sendable where RawValue == String {}

/// An enum whose cases are the members of a fake.
///
/// Declare an enum named `Function` in a hand-written fake, and an enum named `ClassFunction` if
/// the fake has static members. A case's raw value is the member's base name or, to distinguish
/// members that share a base name, the whole name as `#function` spells it.
///
/// ```swift
/// enum Function: String, StringRepresentable {
///   case name, save
///   case loadByID = "load(id:)"
///   case loadByName = "load(name:)"
/// }
/// ```
///
/// If a call's member has no case, the call is misuse. So is the first call to a second member that
/// only the base name of the same case fits.
public protocol StringRepresentable: SpryMemberNames, CaseIterable {}

extension SpryMemberNames {
  /// The name by which a state finds the member. A string literal stands for both spellings, with
  /// and without a trailing `(_:)`. Enum cases that differ only in this suffix are different
  /// members.
  package var key: String {
    let isLiteral = Self.self == MemberName.self || Self.self == SpryTypedName.self
    return isLiteral ? MemberName.withoutTrailingLabel(rawValue) : rawValue
  }

  /// Returns the key of the member with a name, as `#function` spells it, or `nil` if there is none.
  ///
  /// The name itself comes first, then the name without or with a trailing `(_:)`, and then the base
  /// name.
  static func key(of function: String) -> String? { named(function)?.key }

  /// Returns the member with a name, as `#function` spells it, or `nil` if there is none.
  static func named(_ function: String) -> Self? {
    if let member = Self(rawValue: function)
      ?? Self(rawValue: MemberName.otherSpelling(of: function))
    {
      return member
    }
    // The writes of a generated subscript are another member than its reads.
    return MemberName.isOfSetter(function) ? nil : Self(rawValue: MemberName.base(of: function))
  }

  /// Returns the key of the member that is spelled in exactly this way, or `nil` if there is none.
  ///
  /// Other spellings do not count for a real object, unlike for a fake. A real object has many
  /// members without a name, and its `count(_:)` is not its `count`.
  package static func exactKey(of function: String) -> String? { Self(rawValue: function)?.key }
}

/// The name of a member of a fake that `@Spryable` generates for a protocol.
///
/// The fake has typed members, so it does not have the functions that take a name. To add these
/// functions, write `extension FakeUserService { typealias Function = MemberName }`.
@_documentation(visibility: internal)
public struct SpryTypedName: SpryMemberNames, ExpressibleByStringLiteral {
  /// The name as `#function` spells it.
  public let rawValue: String

  /// Creates the name of a member.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a member.
  public init(stringLiteral value: String) {
    self.rawValue = value
  }
}

/// The name of a member, written as a string literal, for fakes that declare no `Function`.
///
/// ```swift
/// fake.stub("load(id:)").andReturn(user)
/// ```
public struct MemberName: StringRepresentable, Hashable, ExpressibleByStringLiteral {
  /// The name as `#function` spells it, such as `load(id:)`.
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

  /// No names, because every literal is a name.
  @_documentation(visibility: internal)
  public static var allCases: [MemberName] { [] }

  /// The end of the name under which a fake records the writes of a property or a subscript.
  static let setterSuffix = ".set"

  /// Returns a name without its trailing `(_:)`, or with one if it has none.
  package static func otherSpelling(of name: String) -> String {
    name.hasSuffix("(_:)") ? withoutTrailingLabel(name) : name + "(_:)"
  }

  package static func withoutTrailingLabel(_ name: String) -> String {
    name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
  }

  /// Returns the name of a member without its argument labels: `load` for `load(id:)`.
  static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }

  static func isOfSetter(_ name: String) -> Bool { name.hasSuffix(setterSuffix) }
}
