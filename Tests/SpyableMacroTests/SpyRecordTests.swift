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
  func matches(_ text: String, _ pattern: String) -> Bool
  func store(_ text: String, at place: UInt8, weight: Double) throws(Overflow)
  func wait() async -> Int
  func decode<Item>(_ item: Item, as type: Item.Type) throws -> Item
  func each(_ body: (Int) -> Void) -> Bool
  func next(_ seed: inout Int) throws -> Int
  func fill(_ level: inout Int?, upTo limit: Int?)
  func map(_ transform: (Int) throws -> Int) rethrows -> Int
}

@Suite("What the names of a spy show and set") struct SpyRecordTests {
  private let spy = WarehouseSpy()

  @Test("A hundred calls are recorded in order") func manyCalls() throws {
    spy.matchesReturnValue = true
    #expect(spy.matchesReceivedArguments == nil)
    #expect(spy.matchesReceivedInvocations.isEmpty)
    for number in 0..<100 { #expect(spy.matches("text \(number)", "a longer pattern \(number)")) }
    let last = try #require(spy.matchesReceivedArguments)
    #expect(last == (text: "text 99", pattern: "a longer pattern 99"))
    #expect(spy.matchesReceivedInvocations.map(\.text) == (0..<100).map { "text \($0)" })
    #expect(
      spy.matchesReceivedInvocations.map(\.pattern) == (0..<100).map { "a longer pattern \($0)" })
    #expect(spy.matchesCallsCount == 100)
  }

  @Test("Arguments of different sizes are recorded") func sizes() throws {
    for number in 0..<20 {
      try spy.store("text \(number)", at: UInt8(number), weight: Double(number) / 2)
    }
    for (number, received) in spy.storeAtWeightReceivedInvocations.enumerated() {
      #expect(received == ("text \(number)", UInt8(number), Double(number) / 2))
    }
    #expect(spy.storeAtWeightReceivedInvocations.count == 20)
  }

  @Test("A nil among several arguments is recorded") func nils() {
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

  @Test("Setting the number of calls changes nothing else") func countIsSet() {
    spy.matchesReturnValue = true
    _ = spy.matches("first", "")
    spy.matchesCallsCount = 0
    #expect(!spy.matchesCalled)
    _ = spy.matches("second", "")
    #expect(spy.matchesCallsCount == 1)
    #expect(spy.matchesReceivedInvocations.map(\.text) == ["first", "second"])
    #expect(spy.called("matches(_:_:)").count == 2, "the record stays")
    spy.matchesCallsCount += 5
    #expect(spy.matchesCallsCount == 6)
  }

  @Test("The closure comes before the return value") func answersInOrder() {
    spy.matchesReturnValue = true
    #expect(spy.matchesReturnValue == true)
    #expect(spy.matches("a", "b"))
    spy.matchesClosure = { text, pattern in text == pattern }
    #expect(!spy.matches("a", "b"))
    #expect(spy.matches("a", "a"))
    let closure = spy.matchesClosure
    #expect(closure?("b", "b") == true)
    spy.matchesClosure = nil
    #expect(spy.matchesClosure == nil)
    #expect(spy.matches("a", "b"))
    spy.matchesReturnValue = nil
    #expect(spy.matchesReturnValue == nil)
    #expect(spy.matchesCallsCount == 4)
  }

  @Test("The error comes before the closure") func throwsBeforeItAnswers() throws {
    try spy.store("a", at: 1, weight: 2)
    spy.storeAtWeightClosure = { text, place, _ throws(Overflow) in
      throw Overflow(count: text.count + Int(place))
    }
    #expect(throws: Overflow(count: 2)) { try spy.store("a", at: 1, weight: 2) }
    spy.storeAtWeightThrowableError = Overflow(count: 9)
    #expect(spy.storeAtWeightThrowableError == Overflow(count: 9))
    do {
      try spy.store("b", at: 1, weight: 2)
      Issue.record("does not throw")
    } catch {
      let typed: Overflow = error
      #expect(typed == Overflow(count: 9))
    }
    #expect(spy.storeAtWeightReceivedInvocations.map(\.text) == ["a", "a", "b"])
    spy.storeAtWeightThrowableError = nil
    spy.storeAtWeightClosure = nil
    try spy.store("a", at: 1, weight: 2)
    #expect(spy.storeAtWeightCallsCount == 4)
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
    spy.resetSpy()
    spy.ping()
    #expect(spy.pingCallsCount == 1)
  }
}
