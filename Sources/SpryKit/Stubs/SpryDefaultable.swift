/// A type with a default value, which a member returns after misuse, such as an unstubbed call, was
/// reported.
///
/// Types of the standard library that have a default value need no conformance: numbers, texts,
/// collections, ranges, optionals, and finished streams. With SpryMatchers, the types of Foundation
/// need none either. A conformance of such a type replaces its default value.
///
/// ```swift
/// extension User: SpryDefaultable {
///   static var spryDefault: User { User(id: 0, name: "") }
/// }
/// ```
///
/// The property of a `public` type is `public` as well, also in a test that imports the type with
/// `@testable`.
///
/// Many types need no conformance. The default value of other types is, in this order,
/// - for `Void`, `()`;
/// - for a `Result`, a failure with the misuse, or with the default value of its own type of errors,
///   or else a success with a default value;
/// - for a `CaseIterable` type, the first case;
/// - for a `RawRepresentable` type, the value of an empty raw value;
/// - for a `Decodable` type, what it decodes from default values.
///
/// A test can also give a default value for any type; see ``withDefaults(_:body:)``.
public protocol SpryDefaultable {
  /// The default value.
  static var spryDefault: Self { get }
}
