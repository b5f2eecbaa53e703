import SpryMacros
import Testing

private struct Box<Value> {
  var value: Value
}

private struct Failed: Error {}

@Spyable private protocol Coding {
  func wrap<Item>(_ item: Item) -> [Item]
  func decode<Item: Decodable>(_ type: Item.Type) async throws -> Item
  func maybe<Item>(_ item: Item?) -> Item?
  func pairs<Key: Hashable, Value>(_ map: [Key: Value], _ named: [String: Value]) -> [String: Value]
  func box<Item>(_ box: Box<Item>) -> Box<Item>
  func unwrap<Item, Failure: Error>(_ result: Result<Item, Failure>) -> Result<Item, Failure>
  func later<Item>(_ transform: @escaping (Item) -> Int) -> (Item) -> Int
  func maybeLater<Item>(_ body: ((Item) -> Void)?)
  func map<Item, Output>(_ items: [Item], _ transform: (Item) throws -> Output) rethrows -> [Output]
  func change<Item>(_ item: inout Item)
  func swap<Item>(_ pair: (Item, count: Int)) -> (Int, item: Item)
  func pack<each Item>(_ item: repeat each Item) -> Int
  func opaque(_ item: some Codable) -> Int
  func opaques(_ items: [some Codable], error: (some Error)?)
  func all<Item>(_ items: Item...) -> Int
  func type<Item>(_ type: Item.Type?)
  func elements<List: Sequence>(_ list: List) -> [List.Element] where List.Element: Hashable
  func safe<Item: Sendable>(_ item: Item, done: @escaping @Sendable (Item) -> Void) async -> Item
  func spelled<Item>(_ items: Array<Item>) -> Optional<Item>
}

/// Where a function's own generic parameters stand, there is `Any` in the names.
@Suite("Generic members of spies") struct SpyGenericTests {
  private let spy = CodingSpy()

  @Test("A generic argument, an array of it, and an optional one") func arraysAndOptionals() {
    spy.wrapReturnValue = ["a", "b"]
    #expect(spy.wrap("a") == ["a", "b"])
    #expect(spy.wrapReceivedItem as? String == "a")
    #expect(spy.wrapReturnValue.count == 2)
    spy.wrapClosure = { [$0, $0] }
    #expect(spy.wrap(3) == [3, 3])
    spy.wrapClosure = { _ in [] }
    #expect(spy.wrap(3) == [Int]())
    #expect(spy.wrapReceivedInvocations.count == 3)
    #expect(spy.maybe(1) == nil)
    spy.maybeReturnValue = 2
    #expect(spy.maybe(1) == 2)
    #expect(spy.maybeReceivedItem as? Int == 1)
    spy.maybeClosure = { $0 }
    #expect(spy.maybe("a") == "a")
    #expect(spy.maybe(Int?.none) == nil)
  }

  @Test("The type of a generic parameter") func metatypes() async throws {
    spy.decodeReturnValue = 3
    #expect(try await spy.decode(Int.self) == 3)
    #expect(spy.decodeReceivedType == Int.self)
    spy.decodeClosure = { type in type == String.self ? "text" as Any : 0 }
    #expect(try await spy.decode(String.self) == "text")
    #expect(try await spy.decode(Int.self) == 0)
    spy.decodeThrowableError = Failed()
    await #expect(throws: Failed.self) { try await spy.decode(Int.self) }
  }

  @Test("Generic types of a generic parameter") func genericTypes() {
    spy.boxReturnValue = Box(value: 1)
    #expect(spy.box(Box(value: 2)).value == 1)
    #expect((spy.boxReceivedBox as? Box<Int>)?.value == 2)
    spy.unwrapClosure = { $0 }
    #expect(try! spy.unwrap(Result<Int, Failed>.success(3)).get() == 3)
  }

  @Test("Escaping closures are recorded, and nonescaping ones passed on") func closures() async {
    spy.laterClosure = { $0 }
    let transform: (String) -> Int = spy.later { (text: String) in text.count }
    #expect(transform("four") == 4)
    #expect((spy.laterReceivedTransform as? (String) -> Int)?("a") == 1)
    var seen = 0
    spy.maybeLater { (number: Int) in seen = number }
    (spy.maybeLaterReceivedBody as? (Int) -> Void)?(5)
    #expect(seen == 5)
    spy.safeDoneClosure = { item, done in
      (done as? @Sendable (Int) -> Void)?(7)
      return item
    }
    let answer = await confirmation { heard in
      await spy.safe(3) { if $0 == 7 { heard() } }
    }
    #expect(answer == 3)
    #expect(spy.safeDoneReceivedArguments?.item as? Int == 3)
    spy.mapClosure = { items, transform in try items.map(transform) }
    #expect(spy.map([1, 2]) { "\($0)" } == ["1", "2"])
    #expect(throws: Failed.self) { try spy.map([1]) { _ -> Int in throw Failed() } }
  }

  @Test("Inout, opaque, and repeated parameters") func otherParameters() {
    spy.changeClosure = { item in item = 9 }
    var number = 1
    spy.change(&number)
    #expect(number == 9)
    #expect(spy.changeReceivedItem as? Int == 1)
    spy.packClosure = { $0.count }
    #expect(spy.pack(1, "a", true) == 3)
    #expect(spy.packReceivedItem?[1] as? String == "a")
    spy.opaqueReturnValue = 1
    #expect(spy.opaque("a") == 1)
    let received: (any Codable)? = spy.opaqueReceivedItem
    #expect(received as? String == "a")
    spy.opaques([1, 2], error: Failed())
    #expect(spy.opaquesErrorReceivedArguments?.items.count == 2)
    #expect(spy.opaquesErrorReceivedArguments?.error is Failed)
  }
}
