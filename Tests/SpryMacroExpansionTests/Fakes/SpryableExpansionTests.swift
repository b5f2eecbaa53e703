import Testing

@testable import SpryMacroExpansion

@Suite struct SpryableExpansionTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    var role = MacroRequest.Role.peer
    let source: String
    let text: String

    var testDescription: String { name }
  }

  @Test(arguments: protocols + classes) func writes(_ row: Row) {
    let expansion = AnnotatedFile(row.source, "Spryable").expand(row.role)
    #expect(expansion.diagnostics == [])
    #expect(expansion.text == row.text)
  }

  static let protocols = [
    Row(
      name: "no members",
      source: "@Spryable protocol P {}",
      text: """
        final class FakeP: P, nonisolated Spryable, Sendable {
          let spryState = SpryState()
          init() {}
        }

        """
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
        """,
      text: """
        final class FakeP: P, nonisolated Spryable, Sendable {
          let spryState = SpryState()
          enum Function: String, StringRepresentable {
            case name
            case token
            case loadId = "load(id:)"
            case loadInt = "load(_: Int) throws(Failure) -> String"
            case loadString = "load(_: String) -> String"
          }
          init() {}
          var name: String {
            get { stubbedValue() }
            set { recordCall(arguments: newValue) }
          }
          var token: String { get async throws { try await stubbedValueThrows() } }
          func load(id: Int) async throws -> String { try await spryifyThrows(arguments: id) }
          func load(_ argument1: Int) throws(Failure) -> String {
            try spryifyThrows("load(_: Int) throws(Failure) -> String", arguments: argument1, throwing: Failure.self)
          }
          func load(_ argument1: String) -> String {
            spryify("load(_: String) -> String", arguments: argument1)
          }
        }

        """
    ),
    Row(
      name: "associated types, static members and Self",
      source: """
        @Spryable(accessLevel: .internal, behindPreprocessorFlag: "DEBUG && !NOFAKES")
        public protocol P<Item>: AnyObject where Key: Hashable {
          associatedtype Item: Codable, Equatable
          associatedtype Key
          static func == (a: Self, b: Self) -> Bool
          func item(for key: Self.Key) -> Item?
        }
        """,
      text: """
        #if DEBUG && !NOFAKES
        final class FakeP<Item: Codable & Equatable, Key>: P, nonisolated Spryable, Sendable where Key: Hashable {
          let spryState = SpryState()
          enum Function: String, StringRepresentable { case item = "item(for:)" }
          enum ClassFunction: String, StringRepresentable { case equals = "==(_:_:)" }
          init() {}
          static func == (a: FakeP, b: FakeP) -> Bool { spryify(arguments: a, b) }
          func item(for key: Key) -> Item? { spryify(arguments: key) }
        }
        #endif

        """
    ),
    Row(
      name: "closures that do not escape from the actor of the caller",
      source: """
        @Spryable protocol P {
          func map(_ list: consuming [Int], _ body: (Int) throws -> Int) async rethrows -> sending Q
        }
        """,
      text: """
        final class FakeP: P, nonisolated Spryable, Sendable {
          let spryState = SpryState()
          enum Function: String, StringRepresentable { case map = "map(_:_:)" }
          init() {}
          func map(_ list: consuming [Int], _ body: (Int) throws -> Int) async rethrows -> sending Q {
            let listArgument = copy list
            func spryHere(_ isolation: isolated (any _Concurrency.Actor)?, _ body: (Int) throws -> \
        Int) async rethrows -> Q {
              return try await withoutActuallyEscaping(body) { body in
                _ = isolation
                let bodyArgument = NonEscapingArgument(body)
                defer { bodyArgument.end() }
                return try await spryifyRethrows("map(_:_:)", arguments: listArgument, \
        bodyArgument) { throw $0 }
              }
            }
            return spiedSending(try await spryHere(#isolation, body))
          }
        }

        """
    ),
    Row(
      name: "a protocol of no actor",
      source: "@Spryable nonisolated public protocol P {}",
      text: """
        public nonisolated final class FakeP: P, nonisolated Spryable, Sendable {
          public let spryState = SpryState()
          public init() {}
        }

        """
    ),
    Row(
      name: "a protocol of Objective-C",
      source: """
        @objc(Port) @MainActor @Spryable protocol P { @objc(go:) optional func run(_ x: Int) }
        """,
      text: """
        @MainActor
        final class FakeP: P, nonisolated Spryable, Sendable {
          let spryState = SpryState()
          enum Function: String, StringRepresentable { case run = "run(_:)" }
          init() {}
          @objc(go:) func run(_ x: Int) { spryify(arguments: x) }
        }

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
        """,
      text: """
        @available(macOS 14, *)
        package actor FakeP: P, nonisolated Spryable {
          nonisolated package let spryState = SpryState()
          package enum Function: String, StringRepresentable {
            case noMember = ""
            #if os(Linux)
            case run = "run()"
            #else
            case run = "run()"
            #endif
          }
          package init() {}
          #if os(Linux)
          package func run() async { await spryify() }
          #else
          package nonisolated func run() async { await spryify() }
          #endif
        }

        """
    ),
  ]

  static let classes = [
    Row(
      name: "a class has no peer",
      source: "@Spryable final class FakeP: P { func load(id: Int) -> String }",
      text: ""
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
        """,
      text: """
        public let spryState = SpryState()
        public enum Function: String, StringRepresentable {
          case load = "load(id:)"
          case name
          case `subscript` = "subscript(_:)"
        }
        public enum ClassFunction: String, StringRepresentable { case make = "make()" }

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
        """,
      text: ""
    ),
    Row(
      name: "the conformance",
      role: .extension,
      source: "@Spryable actor FakeP: P {}",
      text: "extension X: nonisolated Spryable {}"
    ),
    Row(
      name: "no conformance of a protocol",
      role: .extension,
      source: "@Spryable protocol P {}",
      text: ""
    ),
  ]
}
