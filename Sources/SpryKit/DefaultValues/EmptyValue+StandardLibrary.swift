/// A type of the standard library or of Foundation that has a default value.
///
/// Types of users conform to ``SpryDefaultable``, also to give one of these types another value.
package protocol EmptyValued {
  /// The default value, or `nil` if a part of it has none.
  static var emptyValue: Self? { get }
}

extension Optional: EmptyValued {
  package static var emptyValue: Wrapped?? { .some(nil) }
}

// MARK: - Numbers

extension EmptyValued where Self: Numeric {
  package static var emptyValue: Self? { .zero }
}

extension Int: EmptyValued {}
extension Int8: EmptyValued {}
extension Int16: EmptyValued {}
extension Int32: EmptyValued {}
extension Int64: EmptyValued {}
extension UInt: EmptyValued {}
extension UInt8: EmptyValued {}
extension UInt16: EmptyValued {}
extension UInt32: EmptyValued {}
extension UInt64: EmptyValued {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: EmptyValued {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: EmptyValued {}
extension Float: EmptyValued {}
extension Double: EmptyValued {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: EmptyValued {}
#endif

extension Bool: EmptyValued {
  package static var emptyValue: Bool? { false }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: EmptyValued {
  package static var emptyValue: Duration? { .zero }
}

// MARK: - Texts

extension EmptyValued where Self: ExpressibleByStringLiteral {
  package static var emptyValue: Self? { "" }
}

extension String: EmptyValued {}
extension Substring: EmptyValued {}
extension StaticString: EmptyValued {}

// No character is empty.

extension Character: EmptyValued {
  package static var emptyValue: Character? { " " }
}

extension Unicode.Scalar: EmptyValued {
  package static var emptyValue: Unicode.Scalar? { " " }
}

// MARK: - Sequences

extension EmptyValued where Self: ExpressibleByArrayLiteral {
  package static var emptyValue: Self? { [] }
}

extension EmptyValued where Self: ExpressibleByDictionaryLiteral {
  package static var emptyValue: Self? { [:] }
}

extension Array: EmptyValued {}
extension ArraySlice: EmptyValued {}
extension ContiguousArray: EmptyValued {}
extension Set: EmptyValued {}
extension Dictionary: EmptyValued {}
extension KeyValuePairs: EmptyValued {}

extension EmptyCollection: EmptyValued {
  package static var emptyValue: Self? { Self() }
}

extension AnySequence: EmptyValued {
  package static var emptyValue: Self? { Self(EmptyCollection()) }
}

extension AnyIterator: EmptyValued {
  package static var emptyValue: AnyIterator? { AnyIterator { nil } }
}

extension AnyCollection: EmptyValued {
  package static var emptyValue: Self? { Self(EmptyCollection()) }
}

extension AnyBidirectionalCollection: EmptyValued {
  package static var emptyValue: Self? { Self(EmptyCollection()) }
}

extension AnyRandomAccessCollection: EmptyValued {
  package static var emptyValue: Self? { Self(EmptyCollection()) }
}

extension AsyncStream: EmptyValued {
  package static var emptyValue: Self? { Self { $0.finish() } }
}

extension AsyncThrowingStream: EmptyValued where Failure == any Error {
  package static var emptyValue: Self? { Self { $0.finish() } }
}

// MARK: - Ranges: at the default value of the bound

extension Range: EmptyValued {
  package static var emptyValue: Range? { SpryKit.emptyValue(of: Bound.self).map { $0..<$0 } }
}

extension ClosedRange: EmptyValued {
  package static var emptyValue: ClosedRange? {
    SpryKit.emptyValue(of: Bound.self).map { $0...$0 }
  }
}

extension PartialRangeFrom: EmptyValued {
  package static var emptyValue: PartialRangeFrom? {
    SpryKit.emptyValue(of: Bound.self).map { $0... }
  }
}

extension PartialRangeUpTo: EmptyValued {
  package static var emptyValue: PartialRangeUpTo? {
    SpryKit.emptyValue(of: Bound.self).map { ..<$0 }
  }
}

extension PartialRangeThrough: EmptyValued {
  package static var emptyValue: PartialRangeThrough? {
    SpryKit.emptyValue(of: Bound.self).map { ...$0 }
  }
}
