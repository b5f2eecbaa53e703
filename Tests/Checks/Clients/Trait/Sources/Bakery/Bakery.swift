#if Fakes
  public import SpryMacros
#endif

/// Where bread is baked.
#if Fakes
  @Spryable
#endif
public protocol Oven {
  func bake(_ loaves: Int) -> Bool
}

/// A bakery, with an oven that a test can replace.
public struct Bakery {
  private let oven: any Oven

  /// Creates a bakery.
  public init(oven: any Oven) {
    self.oven = oven
  }

  /// Bakes for a number of customers.
  public func open(customers: Int) -> Bool { oven.bake(2 * customers) }
}
