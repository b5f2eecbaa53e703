// Declarations of Apple's `CoreGraphics`: the module's Swift interface in the SDK of iOS 17.4. The
// types are in CoreFoundation, which it re-exports.
//
// A file that uses these members has to import CoreGraphics, even if it imports Foundation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import CoreFoundation

extension CGPoint: @retroactive Equatable {
  public static var zero: CGPoint { CGPoint() }
  public static func == (left: CGPoint, right: CGPoint) -> Bool { true }
}
