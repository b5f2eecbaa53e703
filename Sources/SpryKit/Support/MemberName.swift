/// The names of a fake's members, as `#function` spells them.
@_documentation(visibility: internal)
public protocol SpryMemberNames: RawRepresentable, Sendable where RawValue == String {}

/// An enum whose raw values are the names of a fake's members.
///
/// Declare an enum named `Function` in a hand-written fake, and an enum named `ClassFunction` if
/// the fake has static members. Write the names as `#function` does.
///
/// ```swift
/// enum Function: String, StringRepresentable {
///   case load = "load(id:)"
///   case name
/// }
/// ```
public protocol StringRepresentable: SpryMemberNames {}

extension SpryMemberNames {
  /// The name by which a state finds the member. A string literal stands for both spellings, with
  /// and without a trailing `(_:)`. Enum cases that differ only in this suffix are different
  /// members.
  package var key: String {
    let isLiteral = Self.self == MemberName.self || Self.self == SpryTypedName.self
    return isLiteral ? MemberName.withoutTrailingLabel(rawValue) : rawValue
  }

  /// Returns the key of the member with a name, in the spelling of `#function`, or without or with
  /// a trailing `(_:)`. Returns `nil` if there is none.
  static func key(of function: String) -> String? {
    exactKey(of: function) ?? exactKey(of: MemberName.otherSpelling(of: function))
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

  /// The end of the name under which a fake records the writes of a property or a subscript.
  static let setterSuffix = ".set"

  /// Returns a name without its trailing `(_:)`, or with one if it has none.
  package static func otherSpelling(of name: String) -> String {
    name.hasSuffix("(_:)") ? withoutTrailingLabel(name) : name + "(_:)"
  }

  package static func withoutTrailingLabel(_ name: String) -> String {
    name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
  }
}
