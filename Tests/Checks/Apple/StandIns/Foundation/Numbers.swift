// Numbers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Decimal: Hashable, Codable, Sendable, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  public init() {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init?<T: BinaryInteger>(exactly source: T) { nil }
  public var description: String { "" }
  public var magnitude: Decimal { self }
  public static func < (left: Decimal, right: Decimal) -> Bool { false }
  public static func + (left: Decimal, right: Decimal) -> Decimal { left }
  public static func - (left: Decimal, right: Decimal) -> Decimal { left }
  public static func * (left: Decimal, right: Decimal) -> Decimal { left }
  public static func *= (left: inout Decimal, right: Decimal) {}
}
extension Decimal { public init?(string: String) {} }
extension Decimal { public init(_ value: Int) {} }
extension Decimal { public static func / (left: Decimal, right: Decimal) -> Decimal { left } }

open class NSNumber: NSObject, @unchecked Sendable {
  public var intValue: Int { 0 }
  public var uintValue: UInt { 0 }
}
