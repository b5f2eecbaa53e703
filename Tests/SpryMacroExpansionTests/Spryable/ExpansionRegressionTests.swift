import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spryable and @Spyable that did not compile") struct ExpansionRegressionTests
{
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let context: [String]
    let source: String
    let parts: [String]
    /// What the expansion must not contain.
    let missing: String?

    init(
      _ name: String, in context: [String] = [], _ source: String, has parts: String...,
      not missing: String? = nil
    ) {
      (testDescription, self.context, self.source) = (name, context, source)
      (self.parts, self.missing) = (parts, missing)
    }
  }

  @Test("An expansion has what it needs to compile", arguments: fakes + nestedFakes + spies)
  func parts(_ row: Row) {
    let text = AnnotatedFile(row.source, in: row.context).expand().text
    for part in row.parts { #expect(text.contains(part)) }
    if let missing = row.missing { #expect(!text.contains(missing)) }
  }

  static let fakes = [
    Row(
      "an own declaration of ID is Hashable, as Identifiable requires",
      "@Spryable protocol P<ID>: Identifiable { associatedtype ID: Sendable; var id: ID { get } }",
      has: "final class FakeP<ID: Sendable & Swift.Hashable>: FakedP"),
    Row(
      "a label that is a keyword is written once",
      "@Spryable protocol P { func f(default: Int) }",
      has: "func f(default: ArgumentOf<Int> = .any)"),
    Row(
      "a label can be the word for a modifier of a parameter",
      "@Spryable protocol P { func f(isolated a: A, _const b: B, isolated: isolated any Actor) }",
      has: "\"f(isolated:_const:isolated:)\"", "isolated a: MatcherOf<A>"),
    Row(
      "a closure behind a type alias takes only a matcher",
      "@Spryable protocol P { func f(_ done: @escaping Completion) }",
      has: "func f(_ done: ArgumentOf<Completion> = .any)", not: ".equal("),
    Row(
      "the members of a nonisolated protocol are nonisolated",
      "@Spryable nonisolated protocol P { func f() }",
      has: "\"\"\"#)\nnonisolated protocol FakedP: P, Spryable {}"),
    Row(
      "typed members see the type aliases of the protocol",
      "@Spryable protocol P { typealias Row = [Int]; func f(_ row: Row) }",
      has: "protocol SpryableP: SpryFakeMembers { typealias Row = [Int] }"),
    Row(
      "typed members see the ID of a protocol that is Identifiable",
      "@Spryable protocol P: Identifiable where ID == String { func f(_ id: ID) }",
      has: "SpryFakeMembers where SpryOwner: Identifiable, ID == String {",
      "typealias ID = SpryOwner.ID"),
    Row(
      "a subscript keeps a label that is the name of the parameter",
      "@Spryable protocol P { subscript(path path: String) -> Int { get } }",
      has: "subscript(path path: ArgumentOf<String>)"),
    Row(
      "a setter's new value has a name that no parameter has",
      """
      @Spryable protocol P {
        subscript(newValue: Int) -> Int { get set }
        subscript(newValue: Int, assignedValue: Int) -> Int { get set }
        subscript(_assignedValue: Int, newValue: Int, assignedValue: Int) -> Int { get set }
      }
      """,
      has: "set(assignedValue) {", "set(_assignedValue) {", "set(__assignedValue) {"),
    Row(
      "a fake leaves the actor of its caller where its protocol does",
      """
      @Spryable protocol P {
        @concurrent func f() async
        @concurrent static func g<T>(_ x: T) async throws -> T
      }
      """,
      has: "@concurrent func f() async {", "@concurrent static func g<T>(_ x: T) async throws -> T"),
    Row(
      "the owner of an actor's typed members is an actor",
      "@Spryable protocol P: Actor { func f(_ body: (isolated Self) -> Int) }",
      has: "protocol SpryableP: SpryFakeMembers where SpryOwner: _Concurrency.Actor"),
  ]

  static let nestedFakes = [
    Row(
      "the class has its members, since an extension does not see the types around it",
      in: ["enum X {}"],
      "@Spryable protocol P { func f<T>(_ item: Item, _ all: List<T>) -> Int }",
      has: "func f<T>(_ item: Item, _ all: List<T>) -> Int {", "_ all: MatcherOf<List<T>>",
      not: "@_SpryableMembers"),
    Row(
      "the names of associated types that it inherits and constrains stay", in: ["enum X {}"],
      "@Spryable protocol P: Q where Item == Int { func f(_ item: Item) }",
      has: "ArgumentOf<Item>"),
  ]

  static let spies = [
    Row(
      "an async closure that is Sendable and generic is called in a closure",
      """
      @Spyable protocol P {
        func f<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows
      }
      """,
      has: "spyClosure({ try await body() })"),
    Row(
      "a spy leaves the actor of its caller where its protocol does",
      "@Spyable protocol P { @concurrent func f() async; @concurrent static func g() async throws }",
      has: "@concurrent func f() async {", "@concurrent static func g() async throws {"),
    Row(
      "a setter's new value has a name that no parameter of the spy has",
      "@Spyable protocol P { subscript(newValue: Int, assignedValue: Int) -> Int { get set } }",
      has: "set(_assignedValue) {"),
    Row(
      "the spy of a public protocol that inherits a spy is open",
      "@Spyable(inheriting: \"ASpy\") public protocol P: A {}", has: "open class PSpy: ASpy, P"),
    Row(
      "a pack of optionals, and a parameter without a value, cause no warning",
      "@Spyable protocol P { func f<each T>(_ a: repeat (each T)?); func g(_ a: Void) }",
      has: "aArgument.append(each a as Any)", "SprySpyName.Closure<((Void)) -> Swift.Void>"),
  ]
}
