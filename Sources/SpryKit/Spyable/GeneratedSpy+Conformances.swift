// The requirements of standard protocols that a protocol with `@Spyable` can inherit. A spy has them without an
// answer: it equals itself, and encodes nothing.

extension Equatable where Self: GeneratedSpy {
  /// Returns whether the spies are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Hashable where Self: GeneratedSpy {
  /// Hashes the identity of the spy.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Comparable where Self: GeneratedSpy {
  /// Compares the identities of the spies, in an order that does not change during their lives.
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}

extension CustomStringConvertible where Self: GeneratedSpy {
  /// The name of the spy's type.
  public var description: String { "\(Self.self)" }
}

extension CustomDebugStringConvertible where Self: GeneratedSpy {
  /// The name of the spy's type.
  public var debugDescription: String { "\(Self.self)" }
}

extension Encodable where Self: GeneratedSpy {
  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

extension CaseIterable where Self: GeneratedSpy {
  /// No cases.
  public static var allCases: [Self] { [] }
}
