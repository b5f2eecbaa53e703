import Bottom
import Foundation
import SpryMacros

// Requirements that several protocols of a family have.

@Spryable @Spyable
protocol Labelled {
  var label: String { get }
  func go() -> Int
}

/// Says again what it inherits, and widens a property.
@Spryable
protocol Relabelled: Labelled {
  var label: String { get set }
  func go() -> Int
}

@Spryable
protocol Tagged: Relabelled {
  func tag() -> Bool
}

@Spryable @Spyable
protocol LeftReset {
  func reset()
  var count: Int { get }
}

@Spryable @Spyable
protocol RightReset {
  func reset()
  var count: Int { get }
}

/// Two parents that do not know each other have the same requirements, so their fakes' members are equally good
/// for the compiler. The child says them again; otherwise: "type 'FakeReset' does not conform to protocol
/// 'LeftReset'", with notes of "multiple matching functions".
@Spryable
protocol Reset: LeftReset, RightReset {
  func reset()
  var count: Int { get }
}

@Spryable
protocol Qualified: Bottom.Named, Bottom.Readable where Element == Int {
  func qualify()
}

@Spryable
protocol Parameterized: Repository<User> {
  func count() async -> Int
}

@Spryable @Spyable
protocol Sink<Entity> {
  associatedtype Entity
  func put(_ entity: Entity)
}

@Spryable
protocol BatchSink<Entity, Batch>: Sink {
  associatedtype Entity
  associatedtype Batch: Collection where Batch.Element == Entity
  func put(all batch: Batch) -> Batch
}

@Spryable @Spyable
protocol Tree {
  associatedtype Child: Tree where Child.Item == Item
  associatedtype Item
  var children: [Child] { get }
  func item(_ child: Self.Child) -> Self.Item
}

@Spryable @Spyable
protocol Paged {
  func load(page: Int) -> [Int]
}

extension Paged {
  func load() -> [Int] { load(page: 1) }
}
