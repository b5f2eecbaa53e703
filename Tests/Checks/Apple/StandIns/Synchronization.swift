// Declarations of `Synchronization`, whose interface for Linux does not compile for another system.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 15, iOS 18, *)
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  public init(_ initialValue: consuming sending Value) {}
  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result { fatalError() }
}

@available(macOS 15, iOS 18, *)
public struct Atomic<Value>: ~Copyable, @unchecked Sendable {
  public init(_ initialValue: consuming Value) {}
}
