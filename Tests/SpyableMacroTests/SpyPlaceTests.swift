import SpryMacros
import Testing

@Spyable protocol Store {
  associatedtype Key: Hashable
  associatedtype Value
  func value(for key: Key) -> Value?
  func store(_ value: Value, for key: Self.Key)
  var last: Value { get set }
}

@Spyable protocol Loader<Item> {
  associatedtype Item: Codable & Sendable where Item: Equatable
  associatedtype List: Sequence where List.Element == Item
  func load(_ items: [Item]) async throws -> Item
  func all() -> List
  static func make() -> Int
}

@Spyable protocol Copying {
  func same(as other: Self) -> Bool
  func copy() -> Self
  func maybe() -> Self?
  static func make() -> Self
}

@Spyable protocol Words {
  func `default`(_ class: Int)
  func `self`() -> Int
  func labels(for: Int, in: String) -> Int
  func `repeat`(`repeat` value: Int, while condition: inout Bool) -> Int
  func `adds two`(_ `the number`: Int) -> Int
  var `class`: Int { get }
  var `static`: String? { get set }
  func call(_ call: Int, closure: (Int) -> Void) -> Int
  func closure(_ closure: inout Int)
  func größe(_ länge: Int) -> Int
  func callAsFunction(_ number: Int) -> Int
}

@Suite("Protocols in special places and with special types") struct SpyPlaceTests {
  @Test("Associated types make the spy generic") func associatedTypesMakeAClassGeneric() {
    let spy = StoreSpy<String, Int>()
    spy.valueForReturnValue = 3
    spy.last = 4
    spy.store(5, for: "a")
    #expect(spy.value(for: "b") == 3)
    #expect(spy.valueForReceivedKey == "b")
    #expect(spy.storeForReceivedArguments?.value == 5)
    #expect(spy.underlyingLast == 4)
    let store: any Store = spy
    #expect(store is StoreSpy<String, Int>)
  }

  @Test("Constraints of associated types are kept") func constrainedAssociatedTypes() async throws {
    let spy = LoaderSpy<String, [String]>()
    spy.loadClosure = { $0.joined() }
    spy.allReturnValue = ["a"]
    let loader: any Loader<String> = spy
    #expect(try await loader.load(["a", "b"]) == "ab")
    #expect(spy.all() == ["a"])
    withSpryScope {
      LoaderSpy<String, [String]>.makeReturnValue = 1
      LoaderSpy<Int, [Int]>.makeReturnValue = 2
      #expect(LoaderSpy<String, [String]>.make() == 1)
      LoaderSpy<String, [String]>.resetSpy()
      #expect(LoaderSpy<Int, [Int]>.make() == 2)
    }
  }

  @Test("Self is the spy") func selfIsTheSpy() {
    withSpryScope {
      let (first, second) = (CopyingSpy(), CopyingSpy())
      first.sameAsReturnValue = true
      first.copyReturnValue = second
      #expect(first.same(as: second))
      #expect(first.sameAsReceivedOther === second)
      #expect(first.copy() === second)
      #expect(first.maybe() == nil)
      CopyingSpy.makeReturnValue = first
      #expect(CopyingSpy.make() === first)
    }
  }

  @Test("Keywords may be names") func reservedWords() {
    let spy = WordsSpy()
    spy.default(1)
    spy.selfReturnValue = 2
    spy.labelsForInReturnValue = 3
    spy.class = 4
    spy.static = "a"
    #expect(spy.defaultReceivedClass == 1)
    #expect(spy.`self`() == 2)
    #expect(spy.labels(for: 5, in: "b") == 3)
    #expect(spy.labelsForInReceivedArguments?.for == 5)
    #expect(spy.labelsForInReceivedArguments?.in == "b")
    #expect(spy.underlyingClass == 4)
    #expect(spy.underlyingStatic == "a")
    var condition = true
    spy.repeatRepeatWhileClosure = { value, condition in
      condition = false
      return value
    }
    #expect(spy.repeat(repeat: 6, while: &condition) == 6)
    #expect(!condition)
  }

  @Test("Raw identifiers and letters of any script may be names")
  func rawIdentifiersAndOtherLetters() {
    let spy = WordsSpy()
    spy.addsTwoClosure = { $0 + 2 }
    #expect(spy.`adds two`(1) == 3)
    #expect(spy.addsTwoReceivedTheNumber == 1)
    spy.größeReturnValue = 1
    #expect(spy.größe(2) == 1)
    #expect(spy.größeReceivedLänge == 2)
    spy.callAsFunctionReturnValue = 7
    #expect(spy(8) == 7)
  }

  @Test("Parameters may have the names of the spy's own members")
  func parametersCalledAsTheExpansionsOwn() {
    let spy = WordsSpy()
    spy.callClosureClosure = { call, closure in
      closure(call)
      return call
    }
    var seen = 0
    #expect(spy.call(3) { seen = $0 } == 3)
    #expect(seen == 3)
    spy.closureClosure = { $0 += 1 }
    spy.closure(&seen)
    #expect(seen == 4)
  }
}
