/// A type that says itself how SpryKit compares its values as arguments.
///
/// An `Equatable` type need not conform: `==` is used as it is. Conform
/// - a class, in one line, to be compared by identity even where it is `Equatable`;
/// - a type that cannot be `Equatable`, with a rule of its own in ``isEqualArgument(to:)``.
///
/// ```swift
/// extension Person: SpryEquatable {}
/// ```
///
/// The rule that a class that is both compares by identity is that of Spry. `NSObject` is one, with
/// its subclasses; outside of Apple's platforms only where SpryMatchers is linked, else `==` is used.
public protocol SpryEquatable {
  /// Returns whether an argument counts as equal to this value.
  ///
  /// - Parameter other: the other value, with no optional around it.
  ///
  /// Classes and `Equatable` types have it already.
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
  /// Compares nil with nil, and what is wrapped with what is wrapped.
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(unwrapped(self), unwrapped(other)) == .equal
  }
}

extension Array: SpryEquatable {
  /// Compares element by element.
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(self, other) == .equal
  }
}

extension Dictionary: SpryEquatable {
  /// Compares the values key by key.
  public func isEqualArgument(to other: Any) -> Bool {
    ArgumentEquality.compare(self, other) == .equal
  }
}

extension String: SpryEquatable {}
extension Int: SpryEquatable {}
extension Double: SpryEquatable {}
extension Bool: SpryEquatable {}
