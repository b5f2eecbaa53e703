// Numbers: "Interface", as in Values.swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Interface; the structure is in `NSDecimal.h`. The truth also conforms to `Strideable`.
public struct Decimal: Hashable, Codable, Sendable, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init?<T: BinaryInteger>(exactly source: T) { nil }
  public init?(string: String, locale: Locale? = nil) {}
  public init(_ value: Int) {}
  public var description: String { "" }
  public var magnitude: Decimal { self }
  public static func < (left: Decimal, right: Decimal) -> Bool { false }
  public static func + (left: Decimal, right: Decimal) -> Decimal { left }
  public static func - (left: Decimal, right: Decimal) -> Decimal { left }
  public static func * (left: Decimal, right: Decimal) -> Decimal { left }
  public static func *= (left: inout Decimal, right: Decimal) {}
  public static func / (left: Decimal, right: Decimal) -> Decimal { left }
}
