extension SpryDefaultable where Self: Numeric {
  /// Zero.
  public static var spryDefault: Self { .zero }
}

extension Int: SpryDefaultable {}
extension Int8: SpryDefaultable {}
extension Int16: SpryDefaultable {}
extension Int32: SpryDefaultable {}
extension Int64: SpryDefaultable {}
extension UInt: SpryDefaultable {}
extension UInt8: SpryDefaultable {}
extension UInt16: SpryDefaultable {}
extension UInt32: SpryDefaultable {}
extension UInt64: SpryDefaultable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: SpryDefaultable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: SpryDefaultable {}
extension Float: SpryDefaultable {}
extension Double: SpryDefaultable {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: SpryDefaultable {}
#endif

extension Bool: SpryDefaultable {
  /// False.
  public static var spryDefault: Bool { false }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: SpryDefaultable {
  /// No time.
  public static var spryDefault: Duration { .zero }
}

extension Optional: SpryDefaultable {
  /// Nil.
  public static var spryDefault: Wrapped? { nil }
}

// MARK: - Texts

extension String: SpryDefaultable {
  /// The empty text.
  public static var spryDefault: String { "" }
}

extension Substring: SpryDefaultable {
  /// The empty text.
  public static var spryDefault: Substring { "" }
}

extension StaticString: SpryDefaultable {
  /// The empty text.
  public static var spryDefault: StaticString { "" }
}

extension Character: SpryDefaultable {
  /// A space, because no character is empty.
  public static var spryDefault: Character { " " }
}

extension Unicode.Scalar: SpryDefaultable {
  /// A space, because no character is empty.
  public static var spryDefault: Unicode.Scalar { " " }
}

// MARK: - Ranges

extension Range: SpryDefaultable where Bound: SpryDefaultable {
  /// The empty range at the default value of the bound.
  public static var spryDefault: Range { .spryDefault ..< .spryDefault }
}

extension ClosedRange: SpryDefaultable where Bound: SpryDefaultable {
  /// The range of only the default value of the bound.
  public static var spryDefault: ClosedRange { .spryDefault ... .spryDefault }
}

extension PartialRangeFrom: SpryDefaultable where Bound: SpryDefaultable {
  /// The range from the default value of the bound.
  public static var spryDefault: PartialRangeFrom { Bound.spryDefault... }
}

extension PartialRangeUpTo: SpryDefaultable where Bound: SpryDefaultable {
  /// The range up to the default value of the bound.
  public static var spryDefault: PartialRangeUpTo { ..<Bound.spryDefault }
}

extension PartialRangeThrough: SpryDefaultable where Bound: SpryDefaultable {
  /// The range through the default value of the bound.
  public static var spryDefault: PartialRangeThrough { ...Bound.spryDefault }
}
