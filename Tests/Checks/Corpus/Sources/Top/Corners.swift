import Bottom
import Foundation
import SpryMacros

@Spryable @Spyable
protocol Variadic {
  func sum(_ numbers: Int...) -> Int
  func join(_ parts: String..., separator: String, limits: Int...) -> String
  func run(_ actions: (() -> Int)...) -> Int
}

@Spryable @Spyable
protocol Autoclosures {
  func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () throws -> String)
    rethrows
  func lazily(_ value: @autoclosure @escaping () -> Int) -> Int
  func later(_ value: @autoclosure () async throws -> Int) async throws -> Int
}

@Spryable @Spyable
protocol Closures {
  func each(_ body: (Int) -> Void)
  func map<T>(_ transform: (Int) throws -> T) rethrows -> [T]
  func typed<E: Error>(_ body: (Int) throws(E) -> Void) throws(E)
  func both(_ first: () -> Int, _ second: @escaping (Int) -> Void)
  func optional(_ body: ((inout Int) -> Void)?)
  func curried() -> (Int) -> (String) -> Bool
  func nested(_ body: (_ inner: (Int) -> Int) -> Int) -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func asynchronous(_ body: (Int) async throws -> String) async rethrows -> String
  #endif
  func sendable(_ body: @Sendable @escaping () async -> Void)
  @MainActor func main(_ body: @MainActor () -> Int) -> Int
}

@Spryable @Spyable
protocol Tuples {
  func pair() -> (Int, String)
  func labelled(_ point: (x: Int, y: Int)) -> (x: Int, y: Int)?
  func void(_ nothing: Void) -> ()
  func nested(_ list: [(key: String, value: (Int, Int))]) -> (
    (Int, Int), [String: (a: Int, b: Int)]
  )
  var origin: (x: Double, y: Double) { get set }
}

@Spryable @Spyable
protocol Opaque {
  func take(_ value: some Equatable) -> Bool
  func take(_ values: [any Equatable], _ other: (some Hashable)?) -> Bool
  func nest(_ keys: some Collection<some Hashable>) -> Int
  func nest(
    in keys: [some Collection<some Sequence<some Hashable>>],
    _ first: (some Sequence<some Hashable>)?
  )
    -> Int
  func nest(
    _ type: (some Collection<some Hashable>).Type, into: inout some Collection<some Hashable>)
  func make(_ make: any Sequence<Int>) -> any Collection<Int>
  func compose(_ value: any Hashable & Sendable) -> (any Equatable & Sendable)?
  var boxed: any Sequence<String> { get set }
}

@Spryable @Spyable
protocol Packs {
  func all<each T>(_ values: repeat each T) -> Int
  func tuple<each T: Hashable>(of values: repeat each T, first: Int) -> (repeat each T)
  func optional<each T: Sendable>(_ values: repeat (each T)?) async throws
}

@Spryable @Spyable
protocol Generics {
  func first<C: Collection>(_ items: C) -> C.Element? where C.Element: Comparable
  func convert<A, B>(_ value: A, to type: B.Type) throws -> B where B: Decodable, A: Encodable
  func `inout`<T>(_ value: inout T, _ change: (inout T) -> Void)
  func merge<K: Hashable, V>(_ one: [K: V], _ two: [K: V], by combine: (V, V) throws -> V) rethrows
    -> [K: V]
  func keyPath<Root, Value: Equatable>(_ path: KeyPath<Root, Value>, in roots: [Root]) -> [Root]
  func result<T, E: Error>(_ body: () throws(E) -> T) -> Result<T, E>
}

@Spryable @Spyable
protocol Selves {
  func copy() -> Self
  func maybe() -> Self?
  func list() -> [Self]
  func isSame(as other: Self) -> Bool
  static func make(_ parts: [Self]) -> Self
  func visit(_ body: (Self) -> Void)
}

@Spryable @Spyable
protocol Operators {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Int) -> Int
  static prefix func ! (value: Self) -> Bool
  static func <= (left: Self, right: Self) -> Bool
  static func ~= (pattern: Int, value: Self) -> Bool
}

@Spryable @Spyable
protocol Subscripts {
  subscript(index: Int) -> String { get }
  subscript(index: Int, default value: String) -> String { get set }
  subscript(name: String) -> Int { get set }
  subscript<T: Hashable>(typed key: T) -> T? { get }
  subscript(range: Range<Int>, step step: Int...) -> [String] { get }
  static subscript(name: String) -> Int { get set }
  subscript(failing index: Int) -> String { get throws }
  subscript(remote index: Int) -> String { get async throws }
}

@Spryable @Spyable
protocol Properties {
  var plain: Int { get }
  var written: String? { get set }
  var failing: Int { get throws }
  var remote: String { get async }
  var both: [Int] { get async throws }
  var typed: Int { get throws(StorageError) }
  var forced: String! { get set }
  var handler: (@Sendable (Int) -> Void)? { get set }
  var action: () -> Int { get }
  static var shared: Int { get set }
  static var remoteShared: Int { get async }
  var nothing: Void { get }
}

@Spryable @Spyable
protocol Initializers {
  init()
  init(name: String)
  init?(number: Int)
  init(failing text: String) throws
  init(remote text: String) async throws
  init<T: Collection>(items: T)
  var name: String { get }
}

@Spryable @Spyable
protocol Throwing {
  func plain() throws
  func typed(_ id: Int) throws(StorageError) -> Int
  func never() throws(Never) -> Int
  func existential() throws(any Error) -> Int
  func generic<E: Error>(_ error: E.Type) throws(E)
  func remote() async throws(NetworkError) -> [String]
}

@Spryable @Spyable
protocol Ownership: ~Copyable {
  func take(_ value: consuming String) -> Int
  func look(_ value: borrowing [Int]) -> Int
  func send(_ value: sending [Int]) async -> sending [Int]
  func change(_ value: inout [String: Int], _ other: inout Int?) throws
}

@Spryable @Spyable
protocol Implicit {
  func view() -> String!
  func take(_ value: Int!) -> Bool
  var outlet: String! { get set }
}

@Spryable @Spyable
protocol CustomError: Error, Sendable {
  var reason: String { get }
}

@Spryable
protocol AppError: LocalizedError, CustomError {
  var code: Int { get }
}

@Spryable @Spyable
protocol Conditional {
  #if DEBUG || CORPUS
    func debug() -> String
    #if os(Linux)
      func linux(_ text: String) -> Int
    #endif
  #elseif os(Windows)
    func windows()
  #else
    func release()
  #endif
  func always() -> Bool
}

@Spryable @Spyable
nonisolated protocol Identified: Identifiable {
  associatedtype ID: Hashable = String
  var id: ID { get }
  func rename(_ id: ID) -> ID
}

@Spryable @Spyable
protocol Linked: AnyObject {
  associatedtype Next: Linked
  var next: Next? { get }
}

@Spryable @Spyable
protocol Graph<Node> {
  associatedtype Node: Hashable
  associatedtype Edges: Collection where Edges.Element == (from: Node, to: Node)
  var nodes: Set<Node> { get }
  func edges(from node: Node) -> Edges
}

@Spryable @Spyable
protocol Fixed {
  associatedtype Key where Key == String
  associatedtype Value: Sendable & Equatable
  func value(for key: Key) -> Value?
}

@Spryable @Spyable
protocol Aliased {
  typealias Identifier = Int
  typealias Handler = (Identifier) -> Void
  typealias Table<Value> = [Identifier: Value]
  func load(_ id: Identifier, _ done: @escaping Handler) -> Table<String>
  var table: Table<Bool> { get set }
}

@Spryable @Spyable(inheriting: "AliasedSpy")
protocol AliasedChild: Aliased {
  func reload(_ id: Identifier) -> Table<Int>
}

@Spryable @Spyable
protocol CodedError: CustomNSError {
  func code() -> Int
}

@Spryable @Spyable
protocol AliasedStream<Byte>: Sendable {
  associatedtype Byte: Sendable & Equatable
  typealias Unit = Self.Byte
  typealias Inbound = AsyncStream<Unit>
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func open<T: Sendable>(_ body: (_ inbound: Inbound) async throws -> T) async throws -> T
  #endif
  func send(_ unit: Unit) -> Inbound?
}

// A raw value has a `hashValue`, which is deprecated.
nonisolated protocol Code: RawRepresentable, Hashable {
  init?(rawValue: Int)
  var rawValue: Int { get }
}

@Spryable
nonisolated final class FakeCode: Code, Spryable {
  init?(rawValue: Int) { spryify(arguments: rawValue) }
  var rawValue: Int
}
