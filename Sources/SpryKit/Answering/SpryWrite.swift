/// A value that a class with `@Spryable(wraps: true)` writes to a property of the real object, if
/// the protocol allows that: `$0.name += SpryWrite(newValue)`.
///
/// The class lists `var name: String`, whether the protocol declares `{ get }` or `{ get set }`.
/// The compiler chooses the first operator if the property has a setter. An operand needs no `&`.
@_documentation(visibility: internal)
public struct SpryWrite<Value> {
  private let value: Value

  /// Creates a write of the property's new value.
  public init(_ value: Value) { self.value = value }

  /// Writes the value.
  public static func += (property: inout Value, write: Self) { property = write.value }

  /// Does nothing, because the property has no setter.
  @_disfavoredOverload
  public static func += (property: Value, write: Self) {}
}
