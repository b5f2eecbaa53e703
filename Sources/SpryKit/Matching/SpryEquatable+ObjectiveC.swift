#if canImport(ObjectiveC)
  public import ObjectiveC

  /// Objects of Objective-C's classes compare by identity, as in Spry.
  extension NSObject: SpryEquatable {}
#endif
