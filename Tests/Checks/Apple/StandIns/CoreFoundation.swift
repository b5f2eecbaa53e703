// Declarations of Apple's `CoreFoundation`, which Foundation re-exports.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The module's Swift interface in the SDK of iOS 17.4, where the type conforms to
// `BinaryFloatingPoint`.
public struct CGFloat: Hashable, Codable, Sendable, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
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

// The same. The compiler converts the one to the other, and needs both.
extension CGFloat { public init(_ value: Double) {} }
extension Double { public init(_ value: CGFloat) { self = 0 } }

// `CFCGTypes.h`. Swift gives every structure of C an initializer without parameters. They aren't
// `Equatable` here, but in CoreGraphics.
public struct CGPoint: Sendable { public init() {} }
public struct CGSize: Sendable { public init() {} }
public struct CGRect: Sendable { public init() {} }
