/// A type with an empty value, for an unstubbed call to go on with after it was reported.
///
/// The library's own: `Void`, `Bool`, the numbers, `String`, `Substring`, optionals, arrays,
/// dictionaries and sets; and, where SpryMatchers is linked, `Data`, `Date`, `UUID` and `Decimal`.
///
/// ```swift
/// extension User: SpryDefaultable {
///   static var spryDefault: User { User(id: 0, name: "") }
/// }
/// ```
public protocol SpryDefaultable {
  /// The value to go on with.
  static var spryDefault: Self { get }
}

/// The empty value of a type, where it has one.
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
