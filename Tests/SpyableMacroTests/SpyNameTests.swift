import SpryMacros
import TestSupport
import Testing

struct Overflow: Error, Equatable {
  var count = 0
}

@Spyable protocol Warehouse {
  var name: String { get set }
  var size: Int { get async throws }
  func ping()
  func add(amount: Int) -> Int
  func find(id: Int?) -> String?
  func matches(_ text: String, _ pattern: String) -> Bool
  func store(_ text: String, at place: UInt8, weight: Double) throws(Overflow)
  func decode<Item>(_ item: Item, as type: Item.Type) throws -> Item
  func each(_ body: (Int) -> Void) -> Bool
  func next(_ seed: inout Int) throws -> Int
  func fill(_ level: inout Int?, upTo limit: Int?)
  func map(_ transform: (Int) throws -> Int) rethrows -> Int
  func action() -> () -> Int
  func maybeAction() -> (() -> Int)?
  func void() -> Void
  func forced() -> String!
  subscript(row: Int) -> Int { get }
  static func shared() -> Int
}

@Suite("What the names of a spy show and set") struct SpyNameTests {
  private let spy = WarehouseSpy()

  @Test("A single argument is recorded under its name") func singleArgument() {
    spy.addAmountReturnValue = 1
    #expect(spy.addAmountReceivedAmount == nil)
    _ = spy.add(amount: 5)
    _ = spy.add(amount: 6)
    #expect(spy.addAmountReceivedAmount == 6)
    #expect(spy.addAmountReceivedInvocations == [5, 6])
  }

  @Test("Several arguments are recorded as a tuple, in the order of the calls")
  func severalArguments() throws {
    #expect(spy.storeAtWeightReceivedArguments == nil)
    for number in 0..<20 {
      try spy.store("text \(number)", at: UInt8(number), weight: Double(number) / 2)
    }
    let (text, place, weight) = try #require(spy.storeAtWeightReceivedArguments)
    #expect((text, place, weight) == ("text 19", 19, 9.5))
    for (number, received) in spy.storeAtWeightReceivedInvocations.enumerated() {
      #expect(received == ("text \(number)", UInt8(number), Double(number) / 2))
    }
    #expect(spy.storeAtWeightReceivedInvocations.map(\.place) == Array(0..<20))
  }

  @Test("An optional argument is not wrapped again, alone or among others")
  func optionalArguments() {
    #expect(spy.findIdReceivedId == nil)
    _ = spy.find(id: 4)
    let id: Int? = spy.findIdReceivedId
    #expect(id == 4)
    _ = spy.find(id: nil)
    #expect(spy.findIdReceivedId == nil)
    #expect(spy.findIdReceivedInvocations == [4, nil])
    var level: Int?
    spy.fill(&level, upTo: nil)
    level = 1
    spy.fill(&level, upTo: 2)
    #expect(spy.fillUpToReceivedInvocations.map(\.level) == [nil, 1])
    #expect(spy.fillUpToReceivedInvocations.map(\.limit) == [nil, 2])
  }

  @Test("Setting the last arguments leaves the calls alone") func receivedIsSet() {
    spy.matchesReturnValue = true
    spy.matchesReceivedArguments = ("set", "by hand")
    #expect(spy.matchesReceivedArguments?.text == "set")
    #expect(spy.matchesReceivedInvocations.isEmpty)
    _ = spy.matches("called", "")
    #expect(spy.matchesReceivedArguments?.text == "called")
    spy.matchesReceivedArguments = nil
    #expect(spy.matchesReceivedArguments == nil)
    #expect(spy.matchesReceivedInvocations.count == 1)
  }

  @Test("Setting the calls leaves the last arguments alone") func invocationsAreSet() {
    spy.matchesReturnValue = true
    _ = spy.matches("first", "")
    spy.matchesReceivedInvocations.removeAll()
    #expect(spy.matchesReceivedInvocations.isEmpty)
    #expect(spy.matchesReceivedArguments?.text == "first")
    #expect(spy.matchesCallsCount == 1)
    _ = spy.matches("second", "")
    spy.matchesReceivedInvocations.append(("third", ""))
    for number in 4...20 { _ = spy.matches("\(number)", "") }
    #expect(
      spy.matchesReceivedInvocations.map(\.text) == ["second", "third"] + (4...20).map { "\($0)" })
  }

  @Test("The calls are counted, and setting their number changes nothing else") func count() {
    #expect(spy.matchesCallsCount == 0 && !spy.matchesCalled)
    spy.matchesReturnValue = true
    _ = spy.matches("first", "")
    #expect(spy.matchesCallsCount == 1 && spy.matchesCalled)
    spy.matchesCallsCount = 0
    #expect(!spy.matchesCalled)
    _ = spy.matches("second", "")
    #expect(spy.matchesCallsCount == 1)
    #expect(spy.matchesReceivedInvocations.map(\.text) == ["first", "second"])
    #expect(spy.called("matches(_:_:)").count == 2, "the record stays")
    spy.matchesCallsCount += 5
    #expect(spy.matchesCallsCount == 6)
  }

  @Test("The closure comes before the return value, and runs after the call is recorded")
  func answersInOrder() {
    spy.addAmountReturnValue = 1
    spy.addAmountReturnValue += 1
    #expect(spy.addAmountReturnValue == 2)
    #expect(spy.add(amount: 0) == 2)
    var seen: [Int] = []
    spy.addAmountClosure = { [spy] amount in
      seen = [spy.addAmountCallsCount] + spy.addAmountReceivedInvocations
      return amount
    }
    #expect(spy.add(amount: 7) == 7)
    #expect(seen == [2, 0, 7])
    #expect(spy.addAmountClosure?(8) == 8)
    spy.addAmountClosure = nil
    #expect(spy.addAmountClosure == nil)
    #expect(spy.add(amount: 9) == 2)
    spy.addAmountReturnValue = nil
    #expect(spy.addAmountReturnValue == nil)
    #expect(spy.addAmountCallsCount == 3)
  }

  @Test("The error comes before the closure") func throwsBeforeItAnswers() throws {
    spy.storeAtWeightClosure = { text, place, _ throws(Overflow) in
      throw Overflow(count: text.count + Int(place))
    }
    #expect(throws: Overflow(count: 2)) { try spy.store("a", at: 1, weight: 2) }
    spy.storeAtWeightThrowableError = Overflow(count: 9)
    #expect(spy.storeAtWeightThrowableError == Overflow(count: 9))
    #expect(throws: Overflow(count: 9)) { try spy.store("b", at: 1, weight: 2) }
    #expect(spy.storeAtWeightReceivedInvocations.map(\.text) == ["a", "b"])
    spy.storeAtWeightThrowableError = nil
    spy.storeAtWeightClosure = nil
    try spy.store("a", at: 1, weight: 2)
    #expect(spy.storeAtWeightCallsCount == 3)
  }

  @Test("A reset removes calls and answers") func isReset() {
    spy.matchesReturnValue = true
    spy.matchesClosure = { _, _ in false }
    spy.underlyingName = "a"
    spy.storeAtWeightThrowableError = Overflow()
    _ = spy.matches("a", "b")
    spy.matchesCallsCount = 5
    spy.resetSpy()
    #expect(spy.matchesReturnValue == nil)
    #expect(spy.matchesClosure == nil)
    #expect(spy.underlyingName == nil)
    #expect(spy.storeAtWeightThrowableError == nil)
    #expect(spy.matchesReceivedArguments == nil)
    #expect(spy.matchesReceivedInvocations.isEmpty)
    #expect(!spy.matchesCalled)
    spy.ping()
    #expect(spy.pingCallsCount == 1)
  }

  @Test("A spy can be subclassed by hand") func subclass() {
    final class Doubling: WarehouseSpy, @unchecked Sendable {
      override func add(amount: Int) -> Int { super.add(amount: amount) * 2 }
    }
    let spy = Doubling()
    spy.addAmountReturnValue = 4
    #expect(spy.add(amount: 1) == 8)
    #expect(spy.addAmountCallsCount == 1)
  }

  @Test("Names work as key paths") func keyPaths() {
    spy.addAmountReturnValue = 1
    _ = spy.add(amount: 2)
    spy[keyPath: \.addAmountCallsCount] = 7
    #expect(spy.addAmountCallsCount == 7)
    #expect([spy, WarehouseSpy()].map(\.addAmountCalled) == [true, false])
    #expect(spy[keyPath: \.addAmountReceivedInvocations.count] == 1)
  }
}

@Suite("Results of spies") struct SpyResultTests {
  private let spy = WarehouseSpy()

  @Test("An optional result is nil until it is set") func optional() {
    #expect(spy.find(id: 1) == nil)
    spy.findIdReturnValue = "one"
    #expect(spy.find(id: 1) == "one")
    spy.findIdReturnValue = nil
    #expect(spy.find(id: 1) == nil)
  }

  @Test("A member may return a closure") func closures() {
    spy.actionReturnValue = { 5 }
    #expect(spy.action()() == 5 && spy.actionReturnValue() == 5)
    #expect(spy.maybeAction() == nil)
    spy.maybeActionReturnValue = { 6 }
    #expect(spy.maybeAction()?() == 6)
    spy.maybeActionClosure = { nil }
    #expect(spy.maybeAction() == nil)
  }

  @Test("A member that returns nothing needs no answer") func nothing() {
    spy.ping()
    spy.void()
    var ran = 0
    spy.pingClosure = { ran += 1 }
    spy.voidClosure = { ran += 1 }
    spy.ping()
    spy.void()
    #expect(ran == 2)
  }

  @Test("A result that is written as Void can be set, as in swift-spyable") func writtenVoid() {
    spy.voidReturnValue = ()
    spy.void()
    #expect(spy.voidCallsCount == 1 && spy.voidReturnValue != nil)
  }

  @Test("The return value of an implicitly unwrapped result is used without unwrapping")
  func implicitlyUnwrapped() {
    spy.forcedReturnValue = "a"
    let value: String = spy.forcedReturnValue
    #expect(value == "a")
    spy.forcedReturnValue = nil
    #expect(spy.forced() == nil && spy.forcedReturnValue == nil)
  }
}
