// Declarations of Apple's `Combine`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 10.15, iOS 13, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

@available(macOS 10.15, iOS 13, *)
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

@available(macOS 10.15, iOS 13, *)
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
}

@available(macOS 10.15, iOS 13, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {}

@available(macOS 10.15, iOS 13, *)
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ value: Output) {}
}

@available(macOS 10.15, iOS 13, *)
public final class AnyCancellable {}
