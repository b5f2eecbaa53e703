// The generic types that have matchers of their own. Because of these protocols, code completion
// offers such a matcher only for an argument of the type.

/// An optional type.
@_documentation(visibility: internal)
public protocol MatchableOptional {
  /// The type of the value.
  associatedtype Wrapped
}

extension Optional: MatchableOptional {}

/// A `Result` type.
@_documentation(visibility: internal)
public protocol MatchableResult {
  /// The type of the value.
  associatedtype Success
  /// The type of the error.
  associatedtype Failure: Error
}

extension Result: MatchableResult {}

extension MatchableResult {
  static var valueTypes: [any Any.Type] { [Success.self, Failure.self] }

  /// The value or the error, to be compared on its own: the `==` of `Result` needs two `Equatable` types, and
  /// most have `any Error`.
  var anyResult: Result<Any, any Error>? {
    (self as? Result<Success, Failure>)?.map { $0 }.mapError { $0 }
  }
}

/// A dictionary type.
@_documentation(visibility: internal)
public protocol MatchableDictionary {
  /// The type of the keys.
  associatedtype Key: Hashable
  /// The type of the values.
  associatedtype Value
  /// Returns the value for a key, or `nil` if there is none.
  subscript(_ key: Key) -> Value? { get }
}

extension Dictionary: MatchableDictionary {}
