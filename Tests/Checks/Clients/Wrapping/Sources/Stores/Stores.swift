import SpryMacros

/// An error of a store.
public struct Closed: Error, Equatable {
  /// The name of the store.
  public var name: String

  /// Creates an error.
  public init(name: String) { self.name = name }
}

/// Stores items by their names.
@Spryable(accessLevel: .public, wraps: true)
public protocol Store<Item>: AnyObject {
  associatedtype Item
  var name: String { get set }
  var size: Int { get async throws }
  subscript(id: String) -> Item? { get set }
  func load(_ id: String) async throws -> Item
  func open() throws(Closed) -> Bool
  func swap(_ item: inout Item, at id: String)
  func each<Value>(_ body: (Item) throws -> Value) rethrows -> [Value]
}

/// A value that rises.
@Spryable(accessLevel: .public, wraps: true)
public protocol Gauge {
  var level: Int { get set }
  var isEmpty: Bool { get }
  mutating func rise(by step: Int) -> Int
}
