import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spryable") struct SpryableExpansionTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    var role = MacroRequest.Role.peer
    let source: String
    /// The enclosing declarations.
    var context: [String] = []

    var testDescription: String { name }
  }

  @Test("A declaration is expanded", arguments: protocols + classes)
  func expansions(_ row: Row) {
    let expansion = AnnotatedFile(row.source, in: row.context).expand(row.role)
    #expect(expansion.diagnostics == [])
    expectGolden(expansion.lines, row.name)
  }

  static let protocols = [
    Row(
      name: "no members",
      source: "@Spryable protocol P {}"
    ),
    Row(
      name: "functions, properties and overloads",
      source: """
        @Spryable
        protocol P {
          var name: String { get set }
          var token: String { get async throws }
          func load(id: Int) async throws -> String
          func load(_: Int) throws(Failure) -> String
          func load(_: String) -> String
        }
        """
    ),
    Row(
      name: "associated types, static members and Self",
      source: """
        @Spryable(behindPreprocessorFlag: "DEBUG && !NOFAKES", accessLevel: .internal)
        public protocol P<Item>: AnyObject where Key: Hashable {
          associatedtype Item: Codable, Equatable
          associatedtype Key
          static func == (a: Self, b: Self) -> Bool
          func item(for key: Self.Key) -> Item?
        }
        """
    ),
    Row(
      name: "a fake that can wrap an object",
      source: """
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
        """
    ),
    Row(
      name: "closures that do not escape from the actor of the caller",
      source: """
        @Spryable protocol P {
          func map(_ list: consuming [Int], _ body: (Int) throws -> Int) async rethrows -> sending Q
        }
        """
    ),
    Row(
      name: "members with other access, actors, and initializers",
      source: """
        @Spryable public protocol P {
          var name: String { get set }
          @Studio func load(id: Int) async throws -> String
          func load(id: String) -> String
          init?(name: String) throws
        }
        """
    ),
    Row(
      name: "parents",
      source: """
        @Spryable protocol P: Q, Other.R, Sendable where Item == Int { func run() }
        """
    ),
    Row(
      name: "initializers beside init()",
      source: "@Spryable protocol P { init(); init(name: String) }"
    ),
    Row(
      name: "a protocol inside a type",
      source: "@Spryable private protocol P: Q { func run(_ x: Inner) }",
      context: ["enum Outer {}"]
    ),
    Row(
      name: "a fake that is more visible than its protocol",
      source: "@Spryable(accessLevel: .public) protocol P { func run() }"
    ),
    Row(
      name: "a protocol of no actor",
      source: "@Spryable nonisolated public protocol P {}"
    ),
    Row(
      name: "a protocol of Objective-C",
      source: """
        @objc(Port) @MainActor @Spryable protocol P { @objc(go:) optional func run(_ x: Int) }
        """
    ),
    Row(
      name: "a protocol of Objective-C that repeats a member of its parent",
      source: """
        @objc @Spryable protocol P: Parent, NSObjectProtocol { func run(); init(size: Int) }
        """
    ),
    Row(
      name: "a protocol of Objective-C that wraps an object",
      source: """
        @objc @Spryable(wraps: true) protocol P: Parent { func run() }
        """
    ),
    Row(
      name: "an actor with conditions",
      source: """
        @available(macOS 14, *)
        @Spryable package protocol P: Actor {
          #if os(Linux)
          func run() async
          #else
          nonisolated func run() async
          #endif
        }
        """
    ),
  ]

  static let classes = [
    Row(
      name: "a class has no peer",
      source: "@Spryable final class FakeP: P { func load(id: Int) -> String }"
    ),
    Row(
      name: "parameters of a class without names",
      role: .member,
      source: "@Spryable class FakeP { func f(_: Int, b _: String..., _ c: Int) -> Int }"
    ),
    Row(
      name: "members of a class",
      role: .member,
      source: """
        @Spryable
        public class FakeP: P {
          func load(id: Int) -> String
          var name: String
          static func make() -> Int
          let own = 1
          var counted = 0
          subscript(index: Int) -> String { spryify(arguments: index) }
          func helper() {}
        }
        """
    ),
    Row(
      name: "what the class declares itself",
      role: .member,
      source: """
        @Spryable final class FakeP: P {
          enum Function: String, StringRepresentable { case load = "load(id:)" }
          let spryState = SpryState()
          func load(id: Int) -> String
        }
        """
    ),
    Row(
      name: "the conformance",
      role: .extension,
      source: "@Spryable actor FakeP: P {}"
    ),
    Row(
      name: "no conformance of a protocol",
      role: .extension,
      source: "@Spryable protocol P {}"
    ),
  ]
}
