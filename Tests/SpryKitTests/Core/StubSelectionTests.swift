import TestSupport
import Testing

import SpryKit

@Suite("Which stub answers")
struct StubSelectionTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let stubs: (FakeService) -> Void
    let call: (FakeService) -> Any?
    let answer: Any?

    init(
      _ name: String,
      _ answer: Any?,
      _ stubs: @escaping (FakeService) -> Void,
      call: @escaping (FakeService) -> Any? = { $0.pair("a", 1) }
    ) {
      (self.name, self.answer, self.stubs, self.call) = (name, answer, stubs, call)
    }

    var testDescription: String { name }
  }

  @Test("The stub that the rules choose answers every call", arguments: order + types)
  func row(_ row: Row) {
    let fake = FakeService()
    row.stubs(fake)
    let misuses = misuses {
      let answer = row.call(fake)
      #expect(isEqual(answer, to: row.answer), "\(String(describing: answer))")
      #expect(isEqual(row.call(fake), to: row.answer), "the second call")
    }
    #expect(misuses == [])
    #expect(fake.recordedCalls.count == 2)
  }

  static let order = [
    Row("one without arguments", "any") { $0.stub(.pair).andReturn("any") },
    Row("arguments before none, older", "exact") {
      $0.stub(.pair).with("a", 1).andReturn("exact")
      $0.stub(.pair).andReturn("any")
    },
    Row("arguments before none, newer", "exact") {
      $0.stub(.pair).andReturn("any")
      $0.stub(.pair).with("a", 1).andReturn("exact")
    },
    Row("matchers of all arguments count as none", "any") {
      $0.stub(.pair).with(Argument.anything, Argument.anything).andReturn("matcher")
      $0.stub(.pair).andReturn("any")
    },
    Row("newest first", "second") {
      $0.stub(.pair).with("a", 1).andReturn("first")
      $0.stub(.pair).with(Argument.anything, 1).andReturn("second")
    },
    Row("matchers of all arguments come last", "first") {
      $0.stub(.pair).with("a", 1).andReturn("first")
      $0.stub(.pair).with(Argument.anything, Argument.anything).andReturn("second")
    },
    Row("newest that matches", "first") {
      $0.stub(.pair).with("a", 1).andReturn("first")
      $0.stub(.pair).with("b", 1).andReturn("second")
      $0.stub(.pair).with("a", 2).andReturn("third")
    },
    Row("re-stubbed", "second") {
      $0.stub(.pair).andReturn("first")
      $0.stub(.pair).andReturn("second")
    },
    Row("re-stubbed with arguments", "second") {
      $0.stub(.pair).with("a", 1).andReturn("first")
      $0.stub(.pair).with("a", 1).andReturn("second")
    },
    Row("stubAgain", "second") {
      $0.stub(.pair).andReturn("first")
      $0.stubAgain(.pair).andReturn("second")
    },
    Row("a closure replaces a value", "closure") {
      $0.stub(.pair).andReturn("first")
      $0.stub(.pair).andDo { _ in "closure" }
    },
    Row("a value replaces a closure", "value") {
      $0.stub(.pair).andDo { _ -> String in fatalError("ran") }
      $0.stub(.pair).andReturn("value")
    },
    Row("empty with() is none", "exact") {
      $0.stub(.pair).with("a", 1).andReturn("exact")
      $0.stub(.pair).with().andReturn("any")
    },
    Row("another number of arguments is passed over", "any") {
      $0.stub(.pair).andReturn("any")
      $0.stub(.pair).with("a").andReturn("one")
      $0.stub(.pair).with("a", 1, 2).andReturn("three")
    },
    Row("another member's stub is not asked", "any") {
      $0.stub(.pair).andReturn("any")
      $0.stub(.load).andReturn("load")
    },
    Row("an unfinished stub is not asked", "any") {
      $0.stub(.pair).andReturn("any")
      _ = $0.stub(.pair).with("a", 1)
    },
    Row("a stub that gets its arguments and answer later", "second") {
      let stub = $0.stub(.pair)
      let other = $0.stub(.pair)
      other.with("b", 1).andReturn("none")
      _ = stub.with("a", 1)
      $0.stub(.pair).with("a", 1).andReturn("first")
      stub.andReturn("second")
    },
    Row("the arguments reach the closure", "a 1") {
      $0.stub(.pair).andDo { "\($0[0] as! String) \($0[1] as! Int)" }
    },
    Row("after a reset of the calls", "any") {
      $0.stub(.pair).andReturn("any")
      $0.resetCalls()
    },
    Row("after a reset of the stubs", "second") {
      $0.stub(.pair).with("a", 1).andReturn("first")
      $0.resetStubs()
      $0.stub(.pair).andReturn("second")
    },
  ]

  static let types: [Row] = [
    Row("overload: the number", 1, overloads) { $0.fetch("a") as Int },
    Row("overload: the text", "one", overloads) { $0.fetch("a") as String },
    Row("overload: closures", 1) {
      $0.stub(.fetch).andDo { _ in 1 }
      $0.stub(.fetch).andDo { _ -> String in fatalError("ran") }
    } call: {
      $0.fetch("a") as Int
    },
    Row("closures of other types do not run", 7, closures) { $0.make() as Int },
    Row("closures of other types do not run for an optional", 7, closures) { $0.make() as Int? },
    Row("closures of other collections do not run", [7]) {
      $0.stub(.make).andReturn([7])
      $0.stub(.make).andDo { _ -> [String] in fatalError("ran") }
      $0.stub(.make).andDo { _ -> [Int: Int] in fatalError("ran") }
    } call: {
      $0.make() as [Int]
    },
    Row("overload: a closure without arguments before a value with", "value") {
      $0.stub(.fetch).with("a").andReturn("value")
      $0.stub(.fetch).andDo { _ -> Int in fatalError("ran") }
    } call: {
      $0.fetch("a") as String
    },
    Row("optional: a value", 1, { $0.stub(.make).andReturn(1) }) { $0.make() as Int? },
    Row("optional: a value in two", 1, { $0.stub(.make).andReturn(1) }) {
      $0.make() as Int?? as Any
    },
    Row("optional: nil", nil, { $0.stub(.make).andReturn(nil) }) { $0.make() as Int? },
    Row("optional: typed nil", nil, { $0.stub(.make).andReturn(nil as Int?) }) {
      $0.make() as Int?
    },
    Row("optional: closure that returns nil", nil, { $0.stub(.make).andDo { _ in nil as Int? } }) {
      $0.make() as Int?
    },
    Row("optional: closure that returns a value", 1, { $0.stub(.make).andDo { _ in 1 } }) {
      $0.make() as Int?
    },
    Row("optional value for a plain type", 1, { $0.stub(.make).andReturn(optional(1)) }) {
      $0.make() as Int
    },
    Row("nil is passed over for a plain type", 1) {
      $0.stub(.make).with().andReturn(1)
      $0.stub(.make).andReturn(nil)
    } call: {
      $0.make() as Int
    },
    Row("protocol", NotFound(), { $0.stub(.make).andReturn(NotFound()) }) {
      $0.make() as any Error
    },
    Row("protocol, by a closure", NotFound(), { $0.stub(.make).andDo { _ in NotFound() } }) {
      $0.make() as any Error
    },
    Row("a value that is not of the protocol", NotFound()) {
      $0.stub(.make).andReturn(NotFound())
      $0.stub(.make).andReturn(1)
    } call: {
      $0.make() as any Error
    },
    Row("superclass", person, { $0.stub(.make).andReturn(person) }) { $0.make() as AnyObject },
    Row("subclass as its superclass", saving, { $0.stub(.make).andReturn(saving) }) {
      $0.make() as Account
    },
    Row("object stubbed as its superclass", saving, { $0.stub(.make).andReturn(saving as Account) })
    {
      $0.make() as SavingsAccount
    },
    Row("Any", 1, { $0.stub(.make).andReturn(1) }) { $0.make() as Any },
    Row("a value stubbed as Any", 1, { $0.stub(.make).andReturn(wrapped(1)) }) { $0.make() as Int },
    Row("a closure that returns Any", 1, { $0.stub(.make).andDo { _ in wrapped(1) } }) {
      $0.make() as Int
    },
    Row("array of optionals", [1], { $0.stub(.make).andReturn([1]) }) { $0.make() as [Int?] },
    Row("array of optionals, by a closure", [1], { $0.stub(.make).andDo { _ in [1] } }) {
      $0.make() as [Int?]
    },
    Row("set, by a closure", Set([1]), { $0.stub(.make).andDo { _ in Set([1]) } }) {
      $0.make() as Set<AnyHashable>
    },
    Row("dictionary, by a closure", [1: 2], { $0.stub(.make).andDo { _ in [1: 2] } }) {
      $0.make() as [Int: Int?]
    },
    Row("Void", (), { $0.stub(.make).andReturn() }) { $0.make() as Void },
    Row("Void, given", (), { $0.stub(.make).andReturn(Void()) }) { $0.make() as Void },
    Row("Void, by a closure", (), { $0.stub(.make).andDo { _ in } }) { $0.make() as Void },
    Row("tuple", (1, "a"), { $0.stub(.make).andReturn((1, "a")) }) { $0.make() as (Int, String) },
    Row("metatype", Int.self, { $0.stub(.make).andReturn(Int.self) }) { $0.make() as Int.Type },
  ]

  nonisolated(unsafe) private static let overloads: (FakeService) -> Void = {
    $0.stub(.fetch).andReturn("one")
    $0.stub(.fetch).andReturn(1)
  }
  nonisolated(unsafe) private static let closures: (FakeService) -> Void = {
    $0.stub(.make).andReturn(7)
    $0.stub(.make).andDo { _ -> String in fatalError("ran") }
    $0.stub(.make).andDo { _ -> [Int] in fatalError("ran") }
    $0.stub(.make).andDo { _ -> Bool? in fatalError("ran") }
  }
  nonisolated(unsafe) private static let person = Person("Ann")
  nonisolated(unsafe) private static let saving = SavingsAccount(id: 1)
}
