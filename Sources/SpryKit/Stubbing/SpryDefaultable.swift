/// A type with an empty value, which a member returns after misuse, such as an unstubbed call, was reported.
///
/// `Bool`, `Int`, `UInt` and their sized forms, `Float`, `Double`, `String`, `Substring`, optionals, arrays,
/// dictionaries, and sets conform; with SpryMatchers also `Data`, `Date`, `UUID`, and `Decimal`. `Void` has
/// an empty value, too.
///
/// ```swift
/// extension User: SpryDefaultable {
///   static var spryDefault: User { User(id: 0, name: "") }
/// }
/// ```
public protocol SpryDefaultable {
  /// The empty value.
  static var spryDefault: Self { get }
}

/// Returns the empty value of a type; nil if it has none.
package func emptyValue<Value>(of type: Value.Type) -> Value? {
  func open<Default: SpryDefaultable>(_: Default.Type) -> Value? {
    Default.spryDefault as? Value
  }
  if type == Void.self { return () as? Value }
  return (type as? any SpryDefaultable.Type).flatMap { open($0) }
}

extension Optional: SpryDefaultable {
  /// Nil.
  public static var spryDefault: Wrapped? { nil }
}

extension Array: SpryDefaultable {
  /// No elements.
  public static var spryDefault: [Element] { [] }
}

extension Dictionary: SpryDefaultable {
  /// No entries.
  public static var spryDefault: [Key: Value] { [:] }
}

extension Set: SpryDefaultable {
  /// No elements.
  public static var spryDefault: Set<Element> { [] }
}

extension String: SpryDefaultable {
  /// The empty text.
  public static var spryDefault: String { "" }
}

extension Substring: SpryDefaultable {
  /// The empty text.
  public static var spryDefault: Substring { "" }
}

extension Bool: SpryDefaultable {
  /// False.
  public static var spryDefault: Bool { false }
}

extension SpryDefaultable where Self: Numeric {
  /// Zero.
  public static var spryDefault: Self { .zero }
}

extension Int: SpryDefaultable {}
extension Int8: SpryDefaultable {}
extension Int16: SpryDefaultable {}
extension Int32: SpryDefaultable {}
extension Int64: SpryDefaultable {}
extension UInt: SpryDefaultable {}
extension UInt8: SpryDefaultable {}
extension UInt16: SpryDefaultable {}
extension UInt32: SpryDefaultable {}
extension UInt64: SpryDefaultable {}
extension Float: SpryDefaultable {}
extension Double: SpryDefaultable {}
