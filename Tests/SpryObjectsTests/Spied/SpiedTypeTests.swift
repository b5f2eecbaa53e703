import SpryMatchers
import SpryObjects
import Testing

/// Classes of every form, and their subclasses.
private class Base: ObjectSpyable, ClassSpyable {
  var log: [String] = []

  required init() {}

  @Spied func layout() { log.append("Base") }

  @Spied func copy(_ text: String) -> Self {
    let copy = Self()
    copy.log = [text]
    return copy
  }

  @Spied func orNil() -> Self? { nil }

  @Spied func number() async throws -> Int { 1 }

  @Spied func plain() -> String { "Base" }

  @Spied class func make(_ text: String) -> String { "Base \(text)" }

  @Spied static func fixed() -> Int { 1 }

  @Spied class func load() async throws -> String { "Base" }

  var name: String { @Spied get { "Base" } }

  @Spied func sequence() -> some Sequence<Int> { [1, 2] }
}

private class Heir: Base {
  @Spied override func layout() {
    log.append("Heir")
    super.layout()
  }

  @Spied override func number() async throws -> Int { try await super.number() + 1 }

  @Spied override class func make(_ text: String) -> String { super.make("Heir " + text) }

  @Spied override class func load() async throws -> String { try await super.load() + "'s heir" }

  override var name: String { @Spied get { "Heir of " + super.name } }

  @Spied final override func plain() -> String { "Heir" }
}

private class Crate<Item: Equatable>: ObjectSpyable, ClassSpyable {
  var items: [Item] = []

  @Spied func put(_ item: Item) -> Int {
    items.append(item)
    return items.count
  }

  @Spied func convert<Other>(_ convert: (Item) -> Other) -> [Other] where Other: Comparable {
    items.map(convert).sorted()
  }

  @Spied static func empty(_ item: Item) -> [Item] { [] }

  var last: Item? {
    @Spied get { items.last }
    @Spied set { if let newValue { items.append(newValue) } }
  }
}

extension Crate where Item == Int {
  @Spied func total() -> Int { items.reduce(0, +) }
}

private final class Coin: ClassSpyable {
  let value: Int
  init(_ value: Int) { self.value = value }

  @Spied static func + (left: Coin, right: Coin) -> Int { left.value + right.value }
  @Spied static func == (left: Coin, right: Int) -> Bool { left.value == right }
  @Spied static prefix func - (coin: Coin) -> Int { -coin.value }
}

@Suite("@Spied in types of every form", .spry)
struct SpiedTypeTests {
  @Test("Results of many types")
  func results() {
    let base = Base()
    let spy = Spy(on: base)
    let copy = spy.spy { base.copy("x") }
    #expect(copy.log == ["x"])
    #expect(spy.spy { base.orNil() } == nil)
    #expect(Array(spy.spy { base.sequence() }) == [1, 2])
    let heir = Heir()
    #expect(heir.copy("y").log == ["y"])
    spy.stub("copy(_:)").with("z").andReturn(heir)
    #expect(spy.spy { base.copy("z") } === heir)
    #expect(spy.called("copy(_:)").count == 2)
  }

  @Test("Overridden members")
  func overrides() async throws {
    let heir = Heir()
    let spy = Spy(on: heir)
    spy.spy { heir.layout() }
    #expect(heir.log == ["Heir", "Base"])
    #expect(spy.called("layout()").count == 1)
    #expect(spy.implementation(Base.self).called("layout()").count == 1)
    #expect(spy.spy { heir.name } == "Heir of Base")
    #expect(spy.implementation(Base.self).called("name").count == 1)
    #expect(try await spy.spy { try await heir.number() } == 2)
    let inherited = try Spy(on: heir, "layout()", "plain()", inheritedFrom: Base.self)
    inherited.spy { heir.layout() }
    expectHaveReceived(inherited, "layout()", countSpecifier: .exactly(1))
    #expect(inherited.spy { heir.plain() } == "Heir")
    #expect(inherited.called("plain()").isEmpty)
  }

  @Test("Class members")
  func ofTheClass() async throws {
    Base.expectLife(of: #"make("x")"#, returned: "Base x", stubbed: "") { Base.make("x") }
    Base.expectLife(of: "fixed()", returned: 1, stubbed: 2) { Base.fixed() }
    Heir.expectLife(of: #"make("x")"#, returned: "Base Heir x", stubbed: "") { Heir.make("x") }
    try await Heir.expectLife(of: "load()", returned: "Base's heir", stubbed: "") {
      try await Heir.load()
    }
  }

  @Test("Generic classes and members")
  func generic() {
    let crate = Crate<Int>()
    let spy = Spy(on: crate)
    #expect(crate.put(1) == 1)
    #expect(spy.spy { crate.put(2) } == 2)
    #expect(spy.implementation(Crate<Int>.self).recordedCalls.map(\.description) == ["put(2)"])
    crate.expectLife(
      of: "convert(a function of type (Int) -> String)", returned: ["1", "2"], stubbed: []
    ) { crate.convert { "\($0)" } }
    crate.expectLife(of: "total()", returned: 3, stubbed: 0) { crate.total() }
    crate.expectLife(of: "last", returned: 2, stubbed: nil) { crate.last }
    spy.spy { crate.last = 7 }
    #expect(crate.items == [1, 2, 7])
    Crate<String>.expectLife(of: #"empty("x")"#, returned: [], stubbed: ["y"]) {
      Crate<String>.empty("x")
    }
  }

  @Test("Operators")
  func operators() {
    let (one, two) = (Coin(1), Coin(2))
    let spy = Spy(on: Coin.self)
    #expect(one + two == 3)
    #expect(spy.spy { one + two } == 3)
    #expect(spy.spy { one == 1 })
    #expect(spy.spy { -two } == -2)
    spy.stub("+(_:_:)").andReturn(10)
    #expect(spy.spy { one + two } == 10)
    #expect(spy.recordedCalls.map(\.function) == ["+(_:_:)", "==(_:_:)", "-(_:)", "+(_:_:)"])
  }
}
