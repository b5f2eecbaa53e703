/// A type that defines how SpryKit compares its values as arguments.
///
/// You rarely need this protocol, because SpryKit compares an `Equatable` type with `==`. Conform a
/// type to this protocol in two cases:
///
/// - A class should be compared by identity, even though it is `Equatable`. The conformance needs
///   no code.
/// - A type can't be `Equatable`. Implement ``isEqualArgument(to:)``.
///
/// ```swift
/// extension Person: SpryEquatable {}
/// ```
///
/// A class that is both `Equatable` and `SpryEquatable` is compared by identity, as in Spry, even
/// inside collections. `NSObject` doesn't conform: its subclasses are compared with `isEqual`
/// unless they conform themselves.
///
/// SpryKit never calls `_isEqual(to:)`, which Spry requires. Rename your implementation to
/// ``isEqualArgument(to:)``.
public protocol SpryEquatable {
  /// Returns whether an argument counts as equal to this value.
  ///
  /// - Parameter other: The argument, with optionals unwrapped.
  ///
  /// Classes and `Equatable` types have a default implementation.
  func isEqualArgument(to other: Any) -> Bool
}

extension SpryEquatable where Self: Equatable {
  /// Returns whether the values are equal by `==`.
  @_documentation(visibility: internal)
  public func isEqualArgument(to other: Any) -> Bool {
    other as? Self == self
  }
}

extension SpryEquatable where Self: AnyObject {
  /// Returns whether the objects are identical.
  @_documentation(visibility: internal)
  public func isEqualArgument(to other: Any) -> Bool {
    type(of: other) is AnyClass && other as AnyObject === self
  }
}

extension SpryEquatable where Self: AnyObject & Equatable {
  /// Returns whether the objects are identical.
  @_documentation(visibility: internal)
  public func isEqualArgument(to other: Any) -> Bool {
    type(of: other) is AnyClass && other as AnyObject === self
  }
}

extension Optional: SpryEquatable {
  /// Returns whether the wrapped values are equal. `nil` equals `nil` of the same depth.
  @_documentation(visibility: internal)
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(stripped(self), stripped(other)).isMatch
  }
}

extension Array: SpryEquatable {
  /// Returns whether the collections are equal, element by element.
  @_documentation(visibility: internal)
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(self, other).isMatch
  }
}

extension Dictionary: SpryEquatable {
  /// Returns whether the values for each key are equal.
  @_documentation(visibility: internal)
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(self, other).isMatch
  }
}

extension String: SpryEquatable {}
extension Int: SpryEquatable {}
extension Double: SpryEquatable {}
extension Bool: SpryEquatable {}
