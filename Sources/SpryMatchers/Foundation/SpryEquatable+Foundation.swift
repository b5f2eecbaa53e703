#if !canImport(ObjectiveC)
  public import Foundation
  public import SpryKit

  // Without Objective-C, `NSObject` belongs to Foundation.

  /// Objects of Foundation's classes are compared by identity, as in Spry.
  extension NSObject: SpryEquatable {}
#endif
