import SpryMatchers
import SpryObjects
import Testing

/// Spied members without the attribute, and without the name of the class.
private class Page: ObjectSpyable, ClassSpyable {
  required init() {
    Self.spiedInit()
  }

  func turn(_ count: Int) -> Int { spied(arguments: count) { count } }

  func read() async -> String { await spied { "page" } }

  func map(_ body: (Int) throws -> Int) rethrows -> Int {
    try spied(rescue: { throw $0 }) { try body(1) }
  }

  func mapLater(_ body: () async throws -> Int) async rethrows -> Int {
    try await spied(rescue: { throw $0 }) { try await body() }
  }

  func copy() -> Self { spied(in: Page.self) { Self() } }

  class func make(_ count: Int) -> Int { spied(arguments: count) { count } }

  class func each(_ body: () throws -> Int) rethrows -> Int {
    try spied(rescue: { throw $0 }) { try body() }
  }

  class func eachLater(_ body: () async throws -> Int) async rethrows -> Int {
    try await spied(rescue: { throw $0 }) { try await body() }
  }
}

private class Cover: Page {
  override func turn(_ count: Int) -> Int {
    spied(arguments: count) { super.turn(count) + 1 }
  }
}

private struct PageError: Error {}

@Suite("Spied members written by hand", .spry)
struct SpiedByHandTests {
  @Test("spied knows the class in which it is written")
  func knowsTheClassThatItIsWrittenIn() async throws {
    let cover = Cover()
    let spy = Spy(on: cover)
    #expect(spy.spy { cover.turn(1) } == 2)
    #expect(await spy.spy { await cover.read() } == "page")
    _ = spy.spy { cover.copy() }
    #expect(spy.recordedCalls.map(\.function) == ["turn(_:)", "read()", "copy()"])
    #expect(
      spy.implementation(Page.self).recordedCalls.map(\.function) == [
        "turn(_:)", "read()", "copy()",
      ])
    #expect(spy.implementation(Cover.self).recordedCalls.map(\.function) == ["turn(_:)"])
    let ofClass = Spy(on: Cover.self)
    #expect(ofClass.spy { Cover.make(1) } == 1)
    #expect(ofClass.implementation(Page.self).recordedCalls.map(\.function) == ["make(_:)"])
  }

  @Test("A rethrowing member written by hand")
  func rethrowing() async throws {
    let page = Page()
    let (spy, ofClass) = (Spy(on: page), Spy(on: Page.self))
    func callAll(_ body: () throws -> Int) async throws -> [Int] {
      [
        try page.map { try body() + $0 }, try await page.mapLater { try body() },
        try Page.each(body), try await Page.eachLater { try body() },
      ]
    }
    #expect(try await callAll { 1 } == [2, 1, 1, 1])
    spy.beginSpying()
    ofClass.beginSpying()
    #expect(try await callAll { 1 } == [2, 1, 1, 1])
    #expect(spy.recordedCalls.map(\.function) == ["map(_:)", "mapLater(_:)"])
    #expect(ofClass.recordedCalls.map(\.function) == ["each(_:)", "eachLater(_:)"])
    for name in ["map(_:)", "mapLater(_:)"] { spy.stub(.init(rawValue: name)).andReturn(7) }
    for name in ["each(_:)", "eachLater(_:)"] { ofClass.stub(.init(rawValue: name)).andReturn(8) }
    #expect(try await callAll { 1 } == [7, 7, 8, 8])
    spy.resetStubs()
    ofClass.resetStubs()
    #expect(throws: PageError.self) { try page.map { _ in throw PageError() } }
    await #expect(throws: PageError.self) { try await page.mapLater { throw PageError() } }
    #expect(throws: PageError.self) { try Page.each { throw PageError() } }
    await #expect(throws: PageError.self) { try await Page.eachLater { throw PageError() } }
    #expect(spy.recordedCalls.last?.outcome.description == "threw PageError()")
    spy.endSpying()
    ofClass.endSpying()
  }

  @Test("The inner of two spies answers a rethrowing member first")
  func theInnerSpyOfTwoIsAskedFirstAlsoWhereItRethrows() async {
    let page = Page()
    let (outer, inner) = (Spy(on: page), Spy(on: page))
    outer.stub("map(_:)").andReturn(10)
    outer.stub("mapLater(_:)").andReturn(20)
    await outer.spy {
      await inner.spy {
        #expect(page.map { $0 } == 10)
        #expect(await page.mapLater { 1 } == 20)
        inner.stub("map(_:)").andReturn(11)
        inner.stub("mapLater(_:)").andReturn(21)
        #expect(page.map { $0 } == 11)
        #expect(await page.mapLater { 1 } == 21)
      }
    }
    #expect(outer.recordedCalls.count == 4)
    #expect(inner.recordedCalls.count == 4)
  }

  @Test("Initializers written by hand")
  func initializers() {
    let spy = Spy(on: Cover.self)
    let made = spy.spy { Cover() }
    #expect(made.turn(1) == 2)
    expectHaveReceived(spy, "init()", countSpecifier: .exactly(1))
  }
}
