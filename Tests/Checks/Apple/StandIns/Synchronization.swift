// Declarations of `Synchronization`: its Swift interface in the toolchain for Linux, which does not
// compile for another system.
//
// Only `Refused` uses it, because the oldest systems of SpryKit lack it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
public protocol AtomicRepresentable {}

@available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
extension Int: AtomicRepresentable {}

@available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
public struct Atomic<Value: AtomicRepresentable>: ~Copyable, @unchecked Sendable {
  public init(_ initialValue: consuming Value) {}
}
