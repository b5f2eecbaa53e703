// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import SpryMacros

@Spryable @Spyable
public nonisolated protocol KeyValueStore {
  func value<Value: Codable>(forKey key: String) throws -> Value?
  func set<Value: Codable>(_ value: Value, forKey key: String) throws
  func string(forKey key: String) -> String?
  func integer(forKey key: String) -> Int
  func set(_ value: Int, forKey key: String)
  func set(_ value: String?, forKey key: String)
  func removeObject(forKey key: String)
  subscript(key: String) -> Any? { get set }
}

@Spryable @Spyable
public protocol Keychain: Sendable {
  func read(_ account: String) throws(StorageError) -> Data
  func save(_ secret: Data, for account: String) throws(StorageError)
  @discardableResult func delete(_ account: String) throws(StorageError) -> Bool
  func accounts() -> Set<String>
}

@Spryable @Spyable
public protocol FileSystem: Sendable {
  func contents(at path: String) throws -> Data
  func write(_ data: Data, to path: String, atomically: Bool) throws
  func exists(_ path: String, isDirectory: inout Bool) -> Bool
  func list(_ path: String) throws -> [String]
  func walk(_ path: String, _ body: (_ entry: String, _ stop: inout Bool) throws -> Void) rethrows
  var temporaryDirectory: URL { get throws }
}

@Spryable @Spyable
public nonisolated protocol Repository<Entity> {
  associatedtype Entity: Identifiable
  func find(_ id: Entity.ID) async throws -> Entity?
  func all() async throws -> [Entity]
  func save(_ entity: Entity) async throws
  func delete(_ id: Entity.ID) async throws
}

@Spryable @Spyable
public nonisolated protocol Cache<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value
  var capacity: Int { get set }
  var count: Int { get }
  func value(for key: Key) -> Value?
  func insert(_ value: Value, for key: Key)
  func value(for key: Key, orInsert make: () throws -> Value) rethrows -> Value
  subscript(key: Key) -> Value? { get set }
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value { get }
}

@Spryable @Spyable
public protocol Database: Sendable {
  associatedtype Connection
  func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T
  func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T
  func migrate(to version: Int) throws
}

@Spryable @Spyable
public protocol Transaction: ~Copyable {
  func commit() throws
  func rollback()
}

@Spryable @Spyable
public protocol DefaultsObserving: AnyObject {
  func observe<Root: AnyObject, Value>(
    _ keyPath: KeyPath<Root, Value>, of root: Root, changed: @escaping (Value) -> Void
  ) -> Subscription
}

@Spryable @Spyable
package protocol MigrationStep: Sendable {
  var version: Int { get }
  func run(on tables: inout [String: [String]]) throws
}

@Spryable @Spyable
package nonisolated protocol Journal: AnyObject {
  func append(_ line: String)
  func append(_ lines: [String])
  func lines() -> [String]
  var lastLine: String? { get }
}

@Spryable @Spyable
package protocol Archive<Item> {
  associatedtype Item: Codable
  func pack(_ items: [Item]) throws -> Data
  func unpack(_ data: Data) throws -> [Item]
}

@Spryable @Spyable
public protocol Snapshotting {
  associatedtype Snapshot
  func snapshot() -> Snapshot
  mutating func restore(_ snapshot: Snapshot)
}
