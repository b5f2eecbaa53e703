// The requirements of standard protocols that a faked protocol can inherit. They have nothing to do
// with what a test stubs, so a fake has them without a stub: it equals itself, and encodes nothing.

extension Equatable where Self: SpryFake {
  /// Returns whether the fakes are the same object.
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Hashable where Self: SpryFake {
  /// Hashes the identity of the fake.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Without this, the compiler uses the deprecated `hashValue` of a raw value, and warns.
extension RawRepresentable where Self: SpryFake & Hashable, RawValue: Hashable {
  /// Hashes the identity of the fake.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Comparable where Self: SpryFake {
  /// Returns whether one fake precedes the other in an order by identity. The order does not change
  /// while the fakes exist.
  @_documentation(visibility: internal)
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}

extension CustomStringConvertible where Self: SpryWrittenFake {
  /// The name of the fake, as messages show it.
  @_documentation(visibility: internal)
  public var description: String { spryLabel(of: self) }
}

extension CustomDebugStringConvertible where Self: SpryWrittenFake {
  /// The name of the fake, as messages show it.
  @_documentation(visibility: internal)
  public var debugDescription: String { spryLabel(of: self) }
}

extension Encodable where Self: SpryWrittenFake {
  /// Encodes nothing.
  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {}
}

extension Decodable where Self: SpryGeneratedFake {
  /// Creates the fake, and decodes nothing.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws { self.init() }
}

extension CaseIterable where Self: SpryWrittenFake {
  /// An empty array, because a fake has no cases.
  @_documentation(visibility: internal)
  public static var allCases: [Self] { [] }
}

private func spryLabel(of fake: AnyObject) -> String {
  (fake as? any SpryFake)?.spryLabel ?? "\(type(of: fake))"
}
