// Numbers, and the values that consist of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CGFloat: Hashable, Codable, Sendable, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  public init() {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init?<T: BinaryInteger>(exactly source: T) { nil }
  public var description: String { "" }
  public var magnitude: CGFloat { self }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
}

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
// The compiler converts the one to the other, and needs both.
extension CGFloat { public init(_ value: Double) {} }
extension Double { public init(_ value: CGFloat) { self = 0 } }

extension Decimal { public init?(string: String) {} }
extension Decimal { public init(_ value: Int) {} }
extension Decimal { public static func / (left: Decimal, right: Decimal) -> Decimal { left } }

public struct CGPoint: Equatable, Sendable { public static let zero = CGPoint() }
public struct CGSize: Equatable, Sendable { public static let zero = CGSize() }
public struct CGRect: Equatable, Sendable { public static let zero = CGRect() }

open class NSNumber: NSObject, @unchecked Sendable {
  public var intValue: Int { 0 }
  public var uintValue: UInt { 0 }
}
