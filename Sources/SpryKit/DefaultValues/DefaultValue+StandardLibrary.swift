/// A type of the standard library or of Foundation that has a default value.
///
/// Types of users conform to ``SpryDefaultable``, also to give one of these types another value.
package protocol DefaultValued {
  /// The default value, or `nil` if a part of it has none.
  static var defaultValue: Self? { get }
}

extension Optional: DefaultValued {
  package static var defaultValue: Wrapped?? { .some(nil) }
}

// MARK: - Numbers

extension DefaultValued where Self: Numeric {
  package static var defaultValue: Self? { .zero }
}

extension Int: DefaultValued {}
extension Int8: DefaultValued {}
extension Int16: DefaultValued {}
extension Int32: DefaultValued {}
extension Int64: DefaultValued {}
extension UInt: DefaultValued {}
extension UInt8: DefaultValued {}
extension UInt16: DefaultValued {}
extension UInt32: DefaultValued {}
extension UInt64: DefaultValued {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DefaultValued {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DefaultValued {}
extension Float: DefaultValued {}
extension Double: DefaultValued {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: DefaultValued {}
#endif

extension Bool: DefaultValued {
  package static var defaultValue: Bool? { false }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: DefaultValued {
  package static var defaultValue: Duration? { .zero }
}

// MARK: - Texts

extension DefaultValued where Self: ExpressibleByStringLiteral {
  package static var defaultValue: Self? { "" }
}

extension String: DefaultValued {}
extension Substring: DefaultValued {}
extension StaticString: DefaultValued {}

// No character is empty.

extension Character: DefaultValued {
  package static var defaultValue: Character? { " " }
}

extension Unicode.Scalar: DefaultValued {
  package static var defaultValue: Unicode.Scalar? { " " }
}

// MARK: - Sequences

extension DefaultValued where Self: ExpressibleByArrayLiteral {
  package static var defaultValue: Self? { [] }
}

extension DefaultValued where Self: ExpressibleByDictionaryLiteral {
  package static var defaultValue: Self? { [:] }
}

extension Array: DefaultValued {}
extension ArraySlice: DefaultValued {}
extension ContiguousArray: DefaultValued {}
extension Set: DefaultValued {}
extension Dictionary: DefaultValued {}
extension KeyValuePairs: DefaultValued {}

extension EmptyCollection: DefaultValued {
  package static var defaultValue: Self? { Self() }
}

extension AnySequence: DefaultValued {
  package static var defaultValue: Self? { Self(EmptyCollection()) }
}

extension AnyIterator: DefaultValued {
  package static var defaultValue: AnyIterator? { AnyIterator { nil } }
}

extension AnyCollection: DefaultValued {
  package static var defaultValue: Self? { Self(EmptyCollection()) }
}

extension AnyBidirectionalCollection: DefaultValued {
  package static var defaultValue: Self? { Self(EmptyCollection()) }
}

extension AnyRandomAccessCollection: DefaultValued {
  package static var defaultValue: Self? { Self(EmptyCollection()) }
}

extension AsyncStream: DefaultValued {
  package static var defaultValue: Self? { Self { $0.finish() } }
}

extension AsyncThrowingStream: DefaultValued where Failure == any Error {
  package static var defaultValue: Self? { Self { $0.finish() } }
}

// MARK: - Ranges: at the default value of the bound

extension Range: DefaultValued {
  package static var defaultValue: Range? { SpryKit.defaultValue(of: Bound.self).map { $0..<$0 } }
}

extension ClosedRange: DefaultValued {
  package static var defaultValue: ClosedRange? {
    SpryKit.defaultValue(of: Bound.self).map { $0...$0 }
  }
}

extension PartialRangeFrom: DefaultValued {
  package static var defaultValue: PartialRangeFrom? {
    SpryKit.defaultValue(of: Bound.self).map { $0... }
  }
}

extension PartialRangeUpTo: DefaultValued {
  package static var defaultValue: PartialRangeUpTo? {
    SpryKit.defaultValue(of: Bound.self).map { ..<$0 }
  }
}

extension PartialRangeThrough: DefaultValued {
  package static var defaultValue: PartialRangeThrough? {
    SpryKit.defaultValue(of: Bound.self).map { ...$0 }
  }
}
