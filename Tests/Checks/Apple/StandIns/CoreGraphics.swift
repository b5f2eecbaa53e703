// Stands in for Apple's `CoreGraphics` module, which declares the members of the types of geometry:
// `stdlib/public/SDK/CoreGraphics/CoreGraphics.swift` in the repository of Swift, section CGGeometry. A file
// that uses these members has to import it, even if it imports Foundation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreFoundation

extension CGPoint {
  public static var zero: CGPoint { CGPoint() }
  public init(x: CGFloat, y: CGFloat) { self.init() }
}

extension CGSize {
  public static var zero: CGSize { CGSize() }
  public init(width: CGFloat, height: CGFloat) { self.init() }
}

extension CGRect {
  public static var zero: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
}
