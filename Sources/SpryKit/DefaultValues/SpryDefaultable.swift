/// A type with a default value, which an unstubbed call returns.
///
/// Conform a type to this protocol if a fake's member returns the type and can't throw, so that a
/// missing stub fails the test instead of stopping the process.
///
/// ```swift
/// extension User: SpryDefaultable {
///   static var spryDefault: User { User(id: "", name: "") }
/// }
/// ```
///
/// If the type is `public`, `spryDefault` must be `public` too, even in a test that imports the
/// type with `@testable`.
///
/// Many types need no conformance: numbers, strings, collections, ranges, optionals, finished
/// streams, and, with SpryMatchers, Foundation types. You can conform such a type to replace its
/// default value. SpryKit also finds a default value for these types, in this order:
///
/// - for `Void`, `()`;
/// - for a `Result`, a failure with the misuse or with the error type's default value, or else a
///   success with a default value;
/// - for a `CaseIterable` type, the first case;
/// - for a `RawRepresentable` type, the value whose raw value is a default value;
/// - for a `Decodable` type, the value decoded from its properties' default values.
///
/// To set a default value for part of a test, use ``withDefaults(_:body:)``.
public protocol SpryDefaultable {
  /// The default value.
  static var spryDefault: Self { get }
}
