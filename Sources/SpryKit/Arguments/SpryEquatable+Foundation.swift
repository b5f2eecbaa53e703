#if canImport(ObjectiveC)
  public import ObjectiveC
#else
  public import Foundation
#endif

/// Objects of Foundation's classes are compared by identity, as in Spry.
extension NSObject: SpryEquatable {}
