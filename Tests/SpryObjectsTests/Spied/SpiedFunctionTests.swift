import SpryMatchers
import SpryObjects
import Testing

/// Members with effects, results, and bodies of every form.
private class Shop: ObjectSpyable {
  var log: [String] = []
  let names = ["a", "b"]

  @Spied func price(of item: String, count: Int = 1) -> Int { item.count * count }

  @discardableResult
  @Spied func sell(_ item: String, `in` place: String) -> Bool {
    guard !item.isEmpty else { return false }
    defer { log.append("left \(place)") }
    func note(_ text: String) { log.append(text) }
    let all = names.map { name -> String in
      if name == item { return "!" }
      return name
    }
    note(all.joined())
    return true
  }

  @Spied func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }

  @Spied func kind(_ number: Int) -> String {
    if number < 0 { "negative" } else if number == 0 { "none" } else { "positive" }
  }

  @Spied func word(_ number: Int) -> String {
    switch number {
    case 1: "one"
    default: "many"
    }
  }

  @Spied func check(_ item: String) throws -> Int {
    if item.isEmpty { throw ShopError.empty }
    return item.count
  }

  @Spied func fail() throws(ShopError) -> Int { throw .closed }

  @Spied func surely() throws(Never) -> Int { 1 }

  @Spied func anyhow() throws(any Error) -> Int { 2 }

  @Spied func failure<Failure: Error>(_ error: Failure?) throws(Failure) -> Int {
    if let error { throw error }
    return 3
  }

  @Spied func load(_ id: Int) async -> String {
    await Task.yield()
    return "no \(id)"
  }

  @Spied func fetch(id: Int) async throws -> String {
    if id < 0 { throw ShopError.closed }
    return await Task { "no \(id)" }.value
  }

  @Spied func later() async throws(ShopError) -> Int {
    log.append("later")
    throw ShopError.empty
  }

  @Spied func idle() async {}

  @Spied func map(_ transform: (String) throws -> Int) rethrows -> [Int] {
    try names.map(transform)
  }

  @Spied func each(_ body: (String) async throws -> Void, _ last: String) async rethrows {
    for name in names + [last] { try await body(name) }
  }

  typealias Count = () throws -> Int

  @Spied func kept(_ count: @escaping () throws -> Int) rethrows -> Int { try count() }
  @Spied func optional(_ count: (() throws -> Int)?) rethrows -> Int { try count?() ?? 0 }
  @Spied func aliased(_ count: @escaping Count, _ last: Count?) rethrows -> Int { try count() }
  @Spied func lazy(_ count: @autoclosure @escaping () throws -> Int) rethrows -> Int { try count() }
  @Spied func later(_ count: (() async throws -> Int)?) async rethrows -> Int {
    try await count?() ?? 0
  }

  @Spied func guess() -> Int! { Int("x") }

  @Spied func find(_ name: String) -> Int? { names.firstIndex(of: name) }

  @Spied func both() -> (first: Int, second: String) { (1, "b") }

  @Spied func text() -> String {
    """
    two
      lines {
    """
  }

  @Spied func `repeat`(_ `class`: Int) -> Int { `class` * 2 }

  @Spied func maker() -> (Int) -> Int { { $0 + self.names.count } }

  @Spied func stop() -> Never { fatalError("stopped") }
}

private enum ShopError: Error, Equatable { case empty, closed }

@Suite("@Spied on functions", .spry)
struct SpiedFunctionTests {
  private let shop = Shop()

  @Test("A body of one expression")
  func oneExpression() {
    shop.expectLife(of: "kind(0)", returned: "none", stubbed: "odd") { shop.kind(0) }
    shop.expectLife(of: "word(1)", returned: "one", stubbed: "odd") { shop.word(1) }
  }

  @Test("A throwing function")
  func throwing() throws {
    try shop.expectLife(of: #"check("tea")"#, returned: 3, stubbed: 0) { try shop.check("tea") }
    #expect(throws: ShopError.empty) { try shop.check("") }
    let spy = Spy(on: shop)
    #expect(throws: ShopError.empty) { try spy.spy { try shop.check("") } }
    spy.stub("check(_:)").andThrow(ShopError.closed)
    #expect(throws: ShopError.closed) { try spy.spy { try shop.check("tea") } }
    #expect(spy.recordedCalls.map(\.outcome.description) == ["threw empty", "threw closed"])
  }

  @Test("A function with typed errors")
  func typedThrows() throws {
    let spy = Spy(on: shop)
    #expect(throws: ShopError.closed) { try shop.fail() }
    #expect(throws: ShopError.closed) { try spy.spy { try shop.fail() } }
    spy.stub("fail()").andThrow(ShopError.empty)
    #expect(throws: ShopError.empty) { try spy.spy { try shop.fail() } }
    shop.expectLife(of: "surely()", returned: 1, stubbed: 5) { shop.surely() }
    try shop.expectLife(of: "anyhow()", returned: 2, stubbed: 5) { try shop.anyhow() }
    try shop.expectLife(of: "failure(nil)", returned: 3, stubbed: 5) {
      try shop.failure(nil as ShopError?)
    }
    #expect(throws: ShopError.empty) { try spy.spy { try shop.failure(ShopError.empty) } }
  }

  @Test("An async function")
  func asynchronous() async throws {
    await shop.expectLife(of: "load(3)", returned: "no 3", stubbed: "x") { await shop.load(3) }
    try await shop.expectLife(of: "fetch(id: 3)", returned: "no 3", stubbed: "x") {
      try await shop.fetch(id: 3)
    }
    let spy = Spy(on: shop)
    await #expect(throws: ShopError.closed) { try await spy.spy { try await shop.fetch(id: -1) } }
    await #expect(throws: ShopError.empty) { try await spy.spy { try await shop.later() } }
    spy.stub("later()").andReturn(7)
    #expect(try await spy.spy { try await shop.later() } == 7)
    await spy.spy { await shop.idle() }
    expectHaveReceived(spy, "idle()")
  }

  @Test("A rethrowing function")
  func rethrowing() throws {
    shop.expectLife(
      of: "map(a function of type (String) throws -> Int)", returned: [1, 1], stubbed: [0]
    ) { shop.map { $0.count } }
    let spy = Spy(on: shop)
    #expect(throws: ShopError.empty) {
      try shop.map { _ throws(ShopError) in throw .empty }
    }
    #expect(throws: ShopError.empty) {
      try spy.spy { try shop.map { _ throws(ShopError) in throw .empty } }
    }
    spy.stub("map(_:)").andThrow(ShopError.closed)
    #expect(throws: ShopError.closed) {
      try spy.spy { try shop.map { _ throws(ShopError) in throw .empty } }
    }
    spy.resetStubs()
    spy.stub("map(_:)").andDo { arguments in
      [try (arguments[0] as! (String) throws -> Int)("three")]
    }
    #expect(spy.spy { shop.map { $0.count } } == [5])
  }

  @Test("A rethrowing function whose closures all escape")
  func rethrowingWhatEscapes() async throws {
    let spy = Spy(on: shop)
    func fail() throws -> Int { throw ShopError.empty }
    let counts = spy.spy {
      [shop.kept { 1 }, shop.optional { 2 }, shop.aliased({ 3 }, nil), shop.lazy(4)]
    }
    #expect(counts == [1, 2, 3, 4])
    #expect(await spy.spy { await shop.later { 5 } } == 5)
    #expect(throws: ShopError.empty) { try spy.spy { try shop.kept(fail) } }
    #expect(throws: ShopError.empty) { try spy.spy { try shop.optional(fail) } }
    #expect(throws: ShopError.empty) { try spy.spy { try shop.lazy(try fail()) } }
    spy.stub("aliased(_:_:)").andThrow(ShopError.closed)
    #expect(throws: ShopError.closed) { try spy.spy { try shop.aliased(fail, nil) } }
  }

  @Test("An async rethrowing function")
  func asyncRethrowing() async throws {
    var seen: [String] = []
    await shop.each({ seen.append($0) }, "c")
    let spy = Spy(on: shop)
    await spy.spy { await shop.each({ seen.append($0) }, "d") }
    #expect(seen == ["a", "b", "c", "a", "b", "d"])
    await #expect(throws: ShopError.empty) {
      try await spy.spy { try await shop.each({ _ in throw ShopError.empty }, "d") }
    }
    spy.stub("each(_:_:)").andThrow(ShopError.closed)
    await #expect(throws: ShopError.closed) {
      try await spy.spy { try await shop.each({ _ in throw ShopError.empty }, "d") }
    }
    expectHaveReceived(
      spy, "each(_:_:)", with: Argument.anything, "d", countSpecifier: .exactly(3))
  }

  @Test("Results of every form")
  func results() {
    shop.expectLife(of: "guess()", returned: nil, stubbed: 5) { shop.guess() }
    shop.expectLife(of: #"find("b")"#, returned: 1, stubbed: nil) { shop.find("b") }
    shop.expectLife(of: "text()", returned: "two\n  lines {", stubbed: "") { shop.text() }
    shop.expectLife(of: "repeat(4)", returned: 8, stubbed: 0) { shop.repeat(4) }
    let spy = Spy(on: shop)
    #expect(spy.spy { shop.both() } == (1, "b"))
    #expect(spy.spy { shop.maker()(1) } == 3)
    expectHaveReceived(spy, "both()")
    expectHaveReceived(spy, "maker()")
  }
}
