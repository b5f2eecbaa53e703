import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spryable that did not compile") struct FakeRegressionTests {
  private func expansion(_ source: String, _ role: MacroRequest.Role = .peer) -> String {
    AnnotatedFile(source).expand(role).text
  }

  @Test("An own declaration of ID is Hashable, as Identifiable requires")
  func ownIdentifiers() {
    let text = expansion(
      "@Spryable protocol P<ID>: Identifiable { associatedtype ID: Sendable; var id: ID { get } }")
    #expect(text.contains("final class FakeP<ID: Sendable & Swift.Hashable>: FakedP"))
  }

  @Test("A label that is a keyword is written once")
  func keywordLabels() {
    let text = expansion("@Spryable protocol P { func f(default: Int) }")
    #expect(text.contains("func f(default: ArgumentOf<Int> = .any)"))
  }

  @Test("A closure behind a type alias takes only a matcher")
  func closuresBehindTypeAliases() {
    let text = expansion("@Spryable protocol P { func f(_ done: @escaping Completion) }")
    #expect(text.contains("func f(_ done: ArgumentOf<Completion> = .any)"))
    #expect(!text.contains(".equal("))
  }

  @Test("The members of a nonisolated protocol are nonisolated")
  func nonisolatedProtocols() {
    let text = expansion("@Spryable nonisolated protocol P { func f() }")
    #expect(text.contains("\"\"\"#)\nnonisolated protocol FakedP: P, Spryable {}"))
  }

  @Test("Typed members see the type aliases of the protocol")
  func typeAliases() {
    let text = expansion("@Spryable protocol P { typealias Row = [Int]; func f(_ row: Row) }")
    #expect(text.contains("protocol SpryableP: SpryFakeMembers { typealias Row = [Int] }"))
  }

  @Test("Typed members see the ID of a protocol that is Identifiable")
  func identifiers() {
    let text = expansion(
      "@Spryable protocol P: Identifiable where ID == String { func f(_ id: ID) }")
    #expect(text.contains("SpryFakeMembers where SpryOwner: Identifiable, ID == String {"))
    #expect(text.contains("typealias ID = SpryOwner.ID"))
  }

  @Test(
    "The class of a nested protocol has its members, since an extension does not see the types around it"
  )
  func nestedProtocols() {
    let source = "@Spryable protocol P { func f<T>(_ item: Item, _ all: List<T>) -> Int }"
    let file = AnnotatedFile(source, in: ["enum X {}"])
    #expect(file.expand().text.contains("func f<T>(_ item: Item, _ all: List<T>) -> Int {"))
    #expect(file.expand().text.contains("_ all: ArgumentOf<List<T>>"))
    #expect(!file.expand().text.contains("@_SpryableMembers"))
  }

  @Test("A subscript keeps a label that is the name of the parameter")
  func labelsOfSubscripts() {
    let text = expansion("@Spryable protocol P { subscript(path path: String) -> Int { get } }")
    #expect(text.contains("subscript(path path: ArgumentOf<String>)"))
  }

  @Test("The owner of an actor's typed members is an actor")
  func isolatedSelf() {
    let text = expansion("@Spryable protocol P: Actor { func f(_ body: (isolated Self) -> Int) }")
    #expect(
      text.contains("protocol SpryableP: SpryFakeMembers where SpryOwner: _Concurrency.Actor"))
  }

  @Test("A nested protocol keeps the names of associated types that it inherits and constrains")
  func inheritedAssociatedTypes() {
    let source = "@Spryable protocol P: Q where Item == Int { func f(_ item: Item) }"
    let text = AnnotatedFile(source, in: ["enum X {}"]).expand().text
    #expect(text.contains("ArgumentOf<Item>"))
  }
}
