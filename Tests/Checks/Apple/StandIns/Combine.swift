// Declarations of Apple's `Combine`: the module's Swift interface in the SDK of iOS 17.4. No type
// is `Sendable`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The requirement `receive(subscriber:)` is left out.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ input: Output) {}
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public final class AnyCancellable {}
