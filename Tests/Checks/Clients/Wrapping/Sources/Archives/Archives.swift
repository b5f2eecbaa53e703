import SpryMacros
import Stores

/// A store whose items have versions.
@Spryable(accessLevel: .public, wraps: true)
public protocol Archive<Item>: Store {
  associatedtype Item
  subscript(id: String, version version: Int) -> Item { get }
  func versions(of id: String) async -> [Int]
  func notify(_ done: @escaping (String) -> Void)
  func retry(_ body: () async throws -> Int) async rethrows -> Int
  func decode<Value: Decodable & Equatable>(_ type: Value.Type, or other: Value) -> Value
}

/// A gauge with marks.
@Spryable(accessLevel: .public, wraps: true)
public protocol MarkedGauge: Gauge {
  subscript(mark: Int) -> String { get set }
  mutating func reset() async
}
