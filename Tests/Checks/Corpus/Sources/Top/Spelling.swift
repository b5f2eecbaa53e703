import Bottom
import Foundation
import SpryMacros

// Isolation, closures, and types in rare spellings.

@globalActor
actor StorageActor {
  static let shared = StorageActor()
}

@StorageActor @Spryable @Spyable
protocol Shelf {
  func put(_ count: Int) -> Int
  var count: Int { get set }
}

@StorageActor @Spryable @Spyable(inheriting: "ShelfSpy")
protocol DeepShelf: Shelf {
  func more() async throws -> Int
}

@preconcurrency @Spryable @Spyable
protocol Legacy: Sendable {
  func run(_ action: @escaping () -> Void)
}

@Spryable @Spyable
protocol Isolated {
  func sync(_ actor: isolated (any Actor)?)
  func async(isolation: isolated (any Actor)?) async throws -> Int
  func caller(_ body: nonisolated(nonsending) () async -> Int) async
  nonisolated(nonsending) func here() async -> Int
}

@Spryable @Spyable
protocol Metatypes {
  func take(_ type: Int.Type, _ any: any Equatable.Type, _ own: Self.Type) -> any Codable.Type
  func make(_ type: (any Named).Type) -> AnyClass
}

@Spryable @Spyable
protocol Spelled {
  /// A doc comment.
  func plain()  // and another
  var value: Int { get set }
  func lines(
    _ first: Int,
    second: String
  )
    -> Int
  func optional(_ values: Int?...)
  func closures() -> [() -> Int]
  func later() async throws -> (@Sendable () async throws -> Void)?
  func change(_ pair: inout (Int, String))
  func deep() -> [String: [Int: (a: [Result<Int, any Error>], b: Set<String>?)]]
  func qualified(_ number: Swift.Int) -> Foundation.Date
}

@Spryable @Spyable
protocol Sequences {
  associatedtype Numbers: AsyncSequence where Numbers.Element == Int
  var numbers: Numbers { get }
  @available(macOS 15, iOS 18, *)
  func texts() -> any AsyncSequence<String, Never>
}

@Spryable @Spyable
protocol RawNames {
  func `raw name`(_ value: Int) -> Int
  func ünïcode(größe: Int)
}

@Spryable @Spyable
protocol FluentBuilder {
  associatedtype Output
  @discardableResult func with(_ value: Int) -> Self
  func build() throws -> Output
}

@Spryable @Spyable
protocol EnumLike {
  static var first: Self { get }
  static func second(_ value: Int) -> Self
}

@Spryable @Spyable
protocol Hooks {
  func typed(_ hook: @escaping @Sendable (Int) throws(NetworkError) -> Void)
  func main(_ hook: @MainActor @escaping () -> Void)
  func pointer(_ hook: @convention(c) (Int) -> Void)
}

@Spryable @Spyable
protocol Inferred {
  func inferred<E>(_ body: () throws(E) -> Void) throws(E) where E: Error
  func remote<T>(_ body: () async throws -> T) async throws -> T
  func both<T: Sendable, E: Error>(
    _ body: @escaping @Sendable () async throws(E) -> T
  ) async throws(E) -> T
}

@MainActor @Spryable @Spyable
protocol MainWork {
  func run<T: Sendable>(_ body: @MainActor () async throws -> T) async rethrows -> T
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func map<T>(_ value: T, _ body: (T) async -> T) async -> T
  #endif
}

@Spryable @Spyable
protocol Transactions: Actor {
  associatedtype Change: Sendable
  func transact<T: Sendable>(_ body: (isolated Self) throws -> T) async throws -> T
  func apply(_ change: Change)
}
