/// A type that defines how SpryKit compares its values as arguments.
///
/// An `Equatable` type need not conform: SpryKit uses its `==`. Conformance is for
/// - a class whose objects should compare by identity, even if it is `Equatable`: one line;
/// - a type that cannot be `Equatable`: implement ``isEqualArgument(to:)``.
///
/// ```swift
/// extension Person: SpryEquatable {}
/// ```
///
/// A class that is both `Equatable` and `SpryEquatable` compares by identity, as in Spry, also
/// inside collections. `NSObject` does not conform: its subclasses compare by `isEqual`, unless
/// they conform themselves.
///
/// The requirement of Spry, `_isEqual(to:)`, is never called. Rename it to
/// ``isEqualArgument(to:)``.
public protocol SpryEquatable {
  /// Returns whether an argument counts as equal to this value.
  ///
  /// - Parameter other: The other value, without optionals around it.
  ///
  /// Classes and `Equatable` types have a default implementation.
  func isEqualArgument(to other: Any) -> Bool
}

extension SpryEquatable where Self: Equatable {
  /// Compares by `==`.
  public func isEqualArgument(to other: Any) -> Bool {
    other as? Self == self
  }
}

extension SpryEquatable where Self: AnyObject {
  /// Compares by identity.
  public func isEqualArgument(to other: Any) -> Bool {
    type(of: other) is AnyClass && other as AnyObject === self
  }
}

extension SpryEquatable where Self: AnyObject & Equatable {
  /// Compares by identity.
  public func isEqualArgument(to other: Any) -> Bool {
    type(of: other) is AnyClass && other as AnyObject === self
  }
}

extension Optional: SpryEquatable {
  /// Compares the wrapped values; nil equals nil of the same depth.
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(stripped(self), stripped(other)).isMatch
  }
}

extension Array: SpryEquatable {
  /// Compares element by element.
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(self, other).isMatch
  }
}

extension Dictionary: SpryEquatable {
  /// Compares the values of each key.
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(self, other).isMatch
  }
}

extension String: SpryEquatable {}
extension Int: SpryEquatable {}
extension Double: SpryEquatable {}
extension Bool: SpryEquatable {}
