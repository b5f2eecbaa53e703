/// Stands in for `Synchronization`, whose types need macOS 15: a branch for Apple's platforms must not
/// use them.

/// A lock that the oldest supported systems do not have.
@available(*, unavailable, message: "Mutex needs macOS 15 or iOS 18")
public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {}

/// An atomic value that the oldest supported systems do not have.
@available(*, unavailable, message: "Atomic needs macOS 15 or iOS 18")
public struct Atomic<Value>: ~Copyable, Sendable {}
