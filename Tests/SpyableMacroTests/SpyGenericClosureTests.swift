import SpryMacros
import Testing

private struct Failed: Error, Equatable {}

private class Leaf {
  var number = 0
}

@Spyable private protocol Storing {
  func mutate<Value>(_ value: Value, _ body: (inout Value) throws -> Void) rethrows
  func reduce<List: Sequence, Result>(
    _ list: List, into result: Result, _ body: (inout Result, List.Element) -> Void
  ) -> Result
  func count<Value>(_ value: Value, _ body: (Value, inout Int) -> Void) -> Int
  func typed<Value>(_ value: Value, _ body: (Value) throws(Failed) -> Value) throws(Failed) -> Value
  func later<Value>(_ value: Value, _ body: (Value) async throws(Failed) -> Void) async -> Int
  func finish<Value>(_ body: (_ value: Value, _ done: @escaping (Value) -> Void) -> Void)
  func hand<Value>(_ value: Value, _ body: (sending Value) -> sending Value) -> sending Value
  func withLeaf<Value, Failure: Error>(
    _ body: (inout sending Leaf) throws(Failure) -> sending Value
  ) throws(Failure) -> sending Value
  func add(_ number: inout some Numeric, _ other: inout (some Equatable)?) -> Bool
  func retry<Value>(_ body: @escaping () throws -> Value) rethrows -> Value
}

@MainActor @Spyable private protocol Foyer {
  func refresh(_ body: () async -> Void) async -> Int
  func load<Value>(_ page: Leaf, _ value: Value) async throws -> [Value]
  func change(_ page: inout Leaf) async
  init?(_ body: () -> Void) async
}

@Spyable private protocol Builder {
  func with(_ change: (inout [Int]) -> Void) -> Self
  func copy(_ count: inout Int) -> Self?
  func adding(_ change: () async throws -> Int) async rethrows -> Self
}

/// Closures that a generic member takes, which know of `Any` where it says `Value`.
@Suite("Generic closures as arguments") struct SpyGenericClosureTests {
  private let spy = StoringSpy()

  @Test("A generic closure may change its argument") func thatChangeWhatTheyGet() {
    var seen: [Any] = []
    spy.mutateClosure = { value, body in
      var value = value
      try body(&value)
      seen.append(value)
    }
    spy.mutate(1) { $0 += 1 }
    #expect(seen as? [Int] == [2])
    #expect(throws: Failed.self) { try spy.mutate("") { _ in throw Failed() } }

    spy.reduceIntoClosure = { list, result, body in
      var result = result
      for element in list as! [Int] { body(&result, element) }
      return result
    }
    #expect(spy.reduce([1, 2], into: "") { $0 += "\($1)" } == "12")
  }

  @Test("A generic closure may throw its own type") func thatThrowATypeOfTheirOwn() async throws {
    spy.typedClosure = { value, body throws(Failed) in try body(value) }
    #expect(try spy.typed(1) { $0 + 1 } == 2)
    #expect(throws: Failed()) {
      try spy.typed(1) { (_: Int) throws(Failed) -> Int in throw Failed() }
    }
    spy.laterClosure = { value, body in
      do {
        try await body(value)
        return 1
      } catch {
        return 2
      }
    }
    #expect(await spy.later("a") { (_: String) async throws(Failed) in throw Failed() } == 2)
  }

  @Test("A generic closure may take a sending argument") func thatSend() {
    spy.handClosure = { value, body in body(value) }
    #expect(spy.hand(1) { (value: Int) in value + 1 } == 2)
    spy.withLeafClosure = { body in
      var page = Leaf()
      return try body(&page)
    }
    let number = spy.withLeaf { page in
      page.number = 5
      return page.number
    }
    #expect(number == 5)
  }

  @Test("An opaque parameter may be inout") func opaqueInoutParameters() {
    spy.addClosure = { number, other in
      number = 7
      other = nil
      return true
    }
    var (number, other) = (1, String?("a"))
    #expect(spy.add(&number, &other))
    #expect(number == 7 && other == nil)
  }

  @Test("A member with a closure may return Self") func whereTheMemberReturnsSelf() async {
    let builder = BuilderSpy()
    builder.withReturnValue = builder
    #expect(builder.with { $0.append(1) } === builder)
    builder.withClosure = { change in
      var list = [0]
      change(&list)
      return list == [0, 1] ? BuilderSpy() : builder
    }
    #expect(builder.with { $0.append(1) } !== builder)
    var count = 1
    #expect(builder.copy(&count) == nil)
    builder.addingReturnValue = builder
    #expect(await builder.adding { 1 } === builder)
  }

  @MainActor @Test("An async closure runs on the actor of the member")
  func runWhereTheMemberDoes() async throws {
    let screen = FoyerSpy()
    var calls = 0
    screen.refreshClosure = { body in
      MainActor.assertIsolated()
      await body()
      return 1
    }
    #expect(await screen.refresh { calls += 1 } == 1)
    #expect(calls == 1)
    screen.loadReturnValue = [2]
    #expect(try await screen.load(Leaf(), 1) == [2])
    screen.changeClosure = { page in page.number = 6 }
    var page = Leaf()
    await screen.change(&page)
    #expect(page.number == 6)
    #expect(await FoyerSpy({}) != nil)
  }
}
