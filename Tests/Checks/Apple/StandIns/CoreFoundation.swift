// Stands in for Apple's `CoreFoundation` module, which declares the types of geometry: `CFCGTypes.h`, and
// `CGFloat` in the module's Swift interface. Foundation re-exports it.
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

// The compiler converts the one to the other, and needs both.
extension CGFloat { public init(_ value: Double) {} }
extension Double { public init(_ value: CGFloat) { self = 0 } }

// Swift gives every structure of C an initializer without parameters.
public struct CGPoint: Equatable, Sendable { public init() {} }
public struct CGSize: Equatable, Sendable { public init() {} }
public struct CGRect: Equatable, Sendable { public init() {} }
