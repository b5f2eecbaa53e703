#if !canImport(ObjectiveC)
  public import Foundation
  public import SpryKit

  // Where there is no Objective-C, `NSObject` is Foundation's.

  /// Objects of Foundation's classes are compared by identity, as in Spry.
  extension NSObject: SpryEquatable {}
#endif
