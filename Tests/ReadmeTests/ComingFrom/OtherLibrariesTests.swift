import Dispatch
import SpryMacros
import SpryMatchers
import Testing

// Tests of the kinds that other libraries show in their own documentation.

private struct Item: Equatable { var name: String, price: Int }
private enum ShopError: Error, Equatable { case soldOut, offline(code: Int) }

@Spryable(wraps: true)
private protocol Shop: AnyObject {
  var city: String { get set }
  subscript(shelf: String) -> [String] { get set }
  func find(_ name: String) async throws -> Item
  func order(_ item: Item, count: Int) throws(ShopError) -> Int
  func stock(of name: String) -> Int
}

private final class CornerShop: Shop {
  var city = "Bern"
  var shelves = ["top": ["tea"]]
  subscript(shelf: String) -> [String] {
    get { shelves[shelf] ?? [] }
    set { shelves[shelf] = newValue }
  }
  func find(_ name: String) async throws -> Item {
    if name == "milk" { throw ShopError.soldOut }
    return Item(name: name, price: name.count)
  }
  func order(_ item: Item, count: Int) throws(ShopError) -> Int { item.price * count }
  func stock(of name: String) -> Int { 12 }
}

/// Code under test, which looks at the stock on a queue.
private func stockReport(_ shop: some Shop & Sendable) async -> String {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(returning: "tea: \(shop.stock(of: "tea"))")
    }
  }
}

@Suite("Tests as other libraries have them: a suite whose fakes need no stubs", .spry(.relaxed))
struct RelaxedSuiteTests {
  private let shop = FakeShop()

  @Test("A call without a stub returns a default value and is recorded")
  func emptyValues() throws {
    #expect(shop.stock(of: "tea") == 0)
    #expect(try shop.order(Item(name: "tea", price: 3), count: 2) == 0)
    #expect(shop["top"].isEmpty)
    expectHaveReceived(shop.calls.stock(of: "tea"), .once)
  }

  @Test("A stub still comes first")
  func stubs() {
    shop.stub.stock(of: .prefix("t")).andReturn(4)
    #expect([shop.stock(of: "tea"), shop.stock(of: "jam")] == [4, 0])
  }
}

@Suite("Tests as other libraries have them", .spry)
struct OtherLibrariesTests {
  private let shop = FakeShop()

  @Test("A check of the error that a call threw")
  func thrownErrors() async {
    shop.stub.find("milk").andThrow(ShopError.offline(code: 7))
    shop.stub.find(.any).andReturn(Item(name: "tea", price: 3))
    for name in ["tea", "milk"] { _ = try? await shop.find(name) }
    expectHaveReceived(shop.calls.find(.any).threw(ShopError.offline(code: 7)), .once)
    expectHaveReceived(shop.calls.find("milk").threw(ShopError.self))
    expectHaveNotReceived(shop.calls.find("tea").threw(.any))
  }

  @Test("A check of typed errors, by a part of them")
  func typedErrors() {
    shop.stub.order(.any, count: .even).andThrow(.soldOut)
    #expect(throws: ShopError.soldOut) { try shop.order(Item(name: "tea", price: 3), count: 2) }
    expectHaveReceived(shop.calls.order(.having(\.name, "tea"), count: 2).threw(.soldOut), .once)
  }

  @Test("The results of calls, in order")
  func results() async throws {
    shop.stub.find(.any).andDo { name in Item(name: name, price: name.count) }
    for name in ["tea", "sugar"] { _ = try await shop.find(name) }
    #expect(try shop.calls.find(.any).outcomes.map { try $0.get().price } == [3, 5])
    expectHaveReceived(shop.calls.find(.any).returned(.having(\.price, .greaterThan(4))), .once)
  }

  @Test("A closure is stubbed by its arguments")
  func closures() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub(.any, .any).andReturn(false)
    onDone.stub(1, "ok").andReturn(true)
    onDone.stub(.greaterThan(9), .any).andDo { number, text in text.count == number }
    let done = onDone.closure
    #expect(done(1, "ok"))
    #expect(!done(2, "ok"))
    #expect(done(10, "0123456789"))
    expectHaveReceived(onDone.calls(.any, .equal("ok")), .exactly(2))
  }

  @Test("The writes of a subscript are captured, with its index")
  func subscriptWrites() {
    let shelves = ArgumentCaptor<[String]>()
    shop.stub[.any].set(.capture(shelves)).andReturn()
    shop["top"] = ["tea"]
    shop["low"] = ["jam", "rice"]
    #expect(shelves.values == [["tea"], ["jam", "rice"]])
    #expect(shop.calls["low"].set(.any).last?.value == ["jam", "rice"])
    expectHaveReceived(shop.calls["top"].set(["tea"]), .once)
  }

  @Test("A fake around a real object, with a stub over it")
  func wrapping() async throws {
    let real = CornerShop()
    let shop = FakeShop(wrapping: real)
    shop.stub.stock(of: "tea").andReturn(0)
    #expect([shop.stock(of: "tea"), shop.stock(of: "jam")] == [0, 12])
    shop["low"] = ["jam"]
    #expect(real.shelves["low"] == ["jam"])
    await #expect(throws: ShopError.soldOut) { try await shop.find("milk") }
    expectHaveReceived(shop.calls.stock(of: .any), .exactly(2))
    expectHaveReceived(shop.calls.find("milk").threw(ShopError.soldOut), .once)
  }

  @Test("A stub fails once, and then calls the real object")
  func callThrough() async throws {
    let shop = FakeShop(wrapping: CornerShop())
    shop.stub.find("tea").andThrow(ShopError.offline(code: 1)).andCallThrough()
    await #expect(throws: ShopError.offline(code: 1)) { try await shop.find("tea") }
    #expect(try await shop.find("tea").price == 3)
  }

  @Test("A gate holds a call of a member that is not async")
  func gate() async throws {
    let shop = shop
    let gate = shop.stub.stock(of: "tea").block()
    async let report = stockReport(shop)
    try await gate.waitForCaller(within: .seconds(5))
    #expect(shop.calls.stock(of: "tea").outcomes.isEmpty)
    gate.resume(returning: 5)
    #expect(await report == "tea: 5")
  }

  @Test("A matcher of one's own is tested without a fake")
  func matchers() {
    #expect(ArgumentOf<Int>.even.matches(4))
    #expect(!ArgumentOf<Int>.even.matches(5))
  }
}
