import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spryable and @Spyable") struct SpryableExpansionTests {
  typealias Row = ExpandedDeclaration

  @Test("A declaration is expanded", arguments: protocols + classes + spies)
  func expansions(_ row: Row) { expectGolden(row.lines, row.testDescription) }

  static let protocols = [
    Row("no members", "@Spryable protocol P {}"),
    Row(
      "functions, properties and overloads",
      """
      @Spryable
      protocol P {
        var name: String { get set }
        var token: String { get async throws }
        func load(id: Int) async throws -> String
        func load(_: Int) throws(Failure) -> String
        func load(_: String) -> String
      }
      """),
    Row(
      "associated types, static members and Self",
      """
      @Spryable(behindPreprocessorFlag: "DEBUG && !NOFAKES", accessLevel: .internal)
      public protocol P<Item>: AnyObject where Key: Hashable {
        associatedtype Item: Codable, Equatable
        associatedtype Key
        static func == (a: Self, b: Self) -> Bool
        func item(for key: Self.Key) -> Item?
      }
      """),
    Row(
      "parents that SpryKit implements",
      "@Spryable protocol P: Equatable, Hashable, Comparable, Codable, Encodable, Decodable {}"),
    Row(
      "a fake that can wrap an object",
      """
      @Spryable(wraps: true)
      @MainActor public protocol P<Item>: Parent {
        associatedtype Item
        var name: String { get set }
        init()
        mutating func put(_ item: Item, in list: inout [Item]) async throws -> Bool
        func map(_ body: (Item) throws -> Int, or text: @autoclosure () -> String) rethrows -> [Int]
        subscript(index: Int) -> Item { get }
        static func make() -> Item
      }
      """),
    Row(
      "closures that do not escape from the actor of the caller",
      """
      @Spryable protocol P {
        func map(_ list: consuming [Int], _ body: (Int) throws -> Int) async rethrows -> sending Q
      }
      """),
    Row(
      "members with other access, actors, and initializers",
      """
      @Spryable public protocol P {
        var name: String { get set }
        @Studio func load(id: Int) async throws -> String
        func load(id: String) -> String
        init?(name: String) throws
      }
      """),
    Row(
      "parents",
      """
      @Spryable protocol P: Q, Other.R, Sendable where Item == Int { func run() }
      """),
    Row(
      "generic members",
      """
      @Spryable protocol P {
        func decode<T: Decodable>(_ type: T.Type, from key: String) throws -> T
        func first<T>(_ type: (T.Type), or other: T) -> T?
        func put<T>(_ value: T, for key: String)
        func put<T: Hashable>(value: T) where T: Sendable
        func find(_ keys: some Collection<some Hashable>, in: [(some Equatable)?]) -> Int
        func all<each T: Equatable>(_ values: repeat each T, name: String) -> Int
        func run<T, E>(_ body: () throws(E) -> T) throws(E) -> T
      }
      """),
    Row(
      "values and matchers, variadic parameters, and overloads",
      """
      @Spryable protocol P {
        func send(_ text: String, to user: User, at date: Date?, then action: @escaping () -> Void)
        func log(_ level: Level?, _ values: Int?...)
        func four(_ a: Int, _ b: Int, _ c: Int, _ d: inout Int)
        func list(_ a: Int, _ b: Int, _ c: Int, _ d: Int...)
        func parse(_ number: Int, at index: Int) -> Int?
        func parse(_ text: String, at index: Int) -> Int?
        func stop(_: Int, _: String!)
        static func + (a: Int, b: Self) -> Int
        prefix static func - (a: Self) -> Self
      }
      """),
    Row(
      "results with and without a default value",
      """
      @Spryable protocol P {
        func pair() -> (Int, name: String)
        func handler() -> @Sendable (Int) -> (Int, Int)
        func compare() -> @convention(c) (Int32) -> Int32
        @LinesBuilder func lines() -> [Int]
        @Studio func load() -> [Int]
      }
      """),
    Row(
      "a wrapped structure whose getters change it, and names in backticks",
      """
      @Spryable(wraps: true) protocol P {
        var next: Int { mutating get }
        var last: Int { nonmutating set get }
        func `replace all`(`inout` text: String, `my count` count: Int, `var`: Int) -> Int
      }
      """),
    Row("identifiers", "@Spryable protocol P: Identifiable<String> { var id: String { get } }"),
    Row("initializers beside init()", "@Spryable protocol P { init(); init(name: String) }"),
    Row(
      "a protocol inside a type", in: ["enum Outer {}"],
      "@Spryable private protocol P: Q { func run(_ x: Inner) }"),
    Row(
      "a fake that is more visible than its protocol",
      "@Spryable(accessLevel: .public) protocol P { func run() }"),
    Row("a protocol of no actor", "@Spryable nonisolated public protocol P {}"),
    Row(
      "a protocol of Objective-C",
      """
      @objc(Port) @MainActor @Spryable protocol P { @objc(go:) optional func run(_ x: Int) }
      """),
    Row(
      "a protocol of Objective-C that repeats a member of its parent",
      """
      @objc @Spryable protocol P: Parent, NSObjectProtocol { func run(); init(size: Int) }
      """),
    Row(
      "a protocol of Objective-C that wraps an object",
      """
      @objc @Spryable(wraps: true) protocol P: Parent { func run() }
      """),
    Row(
      "an actor with conditions",
      """
      @available(macOS 14, *)
      @Spryable package protocol P: Actor {
        #if os(Linux)
        func run() async
        #else
        nonisolated func run() async
        #endif
      }
      """),
  ]

  static let classes = [
    Row(
      "a class has no peer",
      "@Spryable final class FakeP: P, Spryable { func load(id: Int) -> String }"),
    Row(
      "parameters of a class without names", role: .member,
      "@Spryable class FakeP: Spryable { func f(_: Int, b _: String..., _ c: Int) -> Int }"),
    Row(
      "members of a class", role: .member,
      """
      @Spryable
      public class FakeP: P, Spryable {
        func load(id: Int) -> String
        var name: String
        static func make() -> Int
        let own = 1
        var counted = 0
        subscript(index: Int) -> String { spryify(arguments: index) }
        func helper() {}
      }
      """),
    Row(
      "setters that a class implements itself", role: .member,
      """
      @Spryable final class FakeP: P, Spryable {
        var name: String {
          get { spryify() }
          set { spryify(arguments: newValue) }
        }
        var size: Int {
          get { spryify() }
          set { keptSize = newValue }
        }
        subscript(index: Int) -> String {
          get { spryify(arguments: index) }
          set { spryify("subscript(_:).set", arguments: index, newValue) }
        }
      }
      """),
    Row(
      "conditions of members of a class", role: .member,
      """
      @Spryable final class FakeP: P, Spryable {
        func write()
        #if DEBUG
          func dump()
          var level: Int
        #else
          func flush()
        #endif
      }
      """),
    Row(
      "what the class declares itself", role: .member,
      """
      @Spryable final class FakeP: P, Spryable {
        enum Function: String, StringRepresentable { case load = "load(id:)" }
        let spryState = SpryState()
        func load(id: Int) -> String
      }
      """),
    Row(
      "the object that a class wraps conforms to the protocol alone", role: .member,
      """
      @Spryable(wraps: true) final class FakeP: P, Spryable, SpryGeneratedFake, Sendable {
        func load(id: Int) -> String
      }
      """),
  ]

  static let spies = [
    Row(
      "a spy of a public protocol",
      """
      @Spyable
      public protocol ServiceProtocol {
        var name: String { get }
        func fetchConfig(arg: UInt8) async throws -> [String: String]
        func close()
      }
      """),
    Row(
      "closures and generic parameters of a spy",
      """
      @Spyable protocol P {
        var handler: ((Int) -> Void)? { get set }
        var compare: @convention(c) (Int32) -> Int32 { get set }
        func edit<T>(_ text: inout T, _ change: (inout T, Int, (T) -> Void) -> Void)
        func each<T>(_ body: @escaping (inout Int, T, (Int) -> Int) async -> Void) async
        func map<T, E>(_ body: (T, inout [T]) throws(E) -> T) throws(E) -> T
        func pairs<Key, Value>(_ map: [Key: Value], _ named: [String: Value]) -> [Key: Value]
        func send(_ text: String, _ more: String..., done: @escaping () -> Void) rethrows
        func load(_ id: Int) -> Int
        func load(_ id: String) -> Int
        #if DEBUG
          var a, b: Int { get }
        #else
          func close()
        #endif
      }
      """),
  ]
}
