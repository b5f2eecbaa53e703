// The requirements of standard protocols that a protocol with `@Spyable` can inherit. A spy has
// them without an answer: it equals itself, and encodes nothing.

/// A spy, with the requirements of standard protocols that its protocol can inherit.
///
/// This is not ``SpryGeneratedSpy`` itself, which is `Sendable`. With such a protocol, Swift 6.3
/// reports a circular reference in every nested type that is `Equatable`, if the default isolation
/// is the main actor. No issue is filed. To see it, constrain the extensions to
/// ``SpryGeneratedSpy``, and run Tests/Checks/DefaultIsolation.
@_documentation(visibility: internal)
public protocol SprySpyObject: AnyObject {}

extension Equatable where Self: SprySpyObject {
  /// Returns whether the spies are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Hashable where Self: SprySpyObject {
  /// Hashes the identity of the spy.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Without this, the compiler uses the deprecated `hashValue` of a raw value, and warns.
extension RawRepresentable where Self: SprySpyObject & Hashable, RawValue: Hashable {
  /// Hashes the identity of the spy.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Comparable where Self: SprySpyObject {
  /// Compares the identities of the spies, in an order that does not change during their lives.
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}

extension CustomStringConvertible where Self: SprySpyObject {
  /// The name of the spy's type.
  public var description: String { "\(Self.self)" }
}

extension CustomDebugStringConvertible where Self: SprySpyObject {
  /// The name of the spy's type.
  public var debugDescription: String { "\(Self.self)" }
}

extension Encodable where Self: SprySpyObject {
  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

extension CaseIterable where Self: SprySpyObject {
  /// No cases.
  public static var allCases: [Self] { [] }
}
