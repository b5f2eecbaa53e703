// The attributes that SpryKit 3 needs on each member. They are types and not macros, so that nothing
// expands beside the error.

/// Unavailable because `@Spryable` on the class is enough.
@_documentation(visibility: internal)
@available(*, unavailable, message: "delete the attribute; '@Spryable' implements the function")
@resultBuilder
public enum SpryableFunc {
  /// Makes this type an attribute.
  public static func buildBlock(_ components: Any...) {}
}

/// Unavailable because `@Spryable` on the class is enough.
@_documentation(visibility: internal)
@available(*, unavailable, message: "delete the attribute; '@Spryable' implements the property")
@propertyWrapper
public struct SpryableVar<Value> {
  /// The arguments of the attribute.
  public enum Accessor { case get, set, async, `throws` }

  /// The property's value.
  public var wrappedValue: Value

  /// Makes an attribute without arguments.
  public init() { fatalError() }

  /// Makes an attribute with arguments.
  public init(_ accessors: Accessor...) { fatalError() }
}
