import SpryMacros
import Testing

final class Parcel {}

@Spyable protocol Passing {
  func increment(_ number: inout Int)
  func drain(_ list: inout [Int], limit: Int) throws -> Int
  func refill(_ list: inout [Int]) async -> Bool
  func check(_ condition: @autoclosure () -> Bool) -> Bool
  func checkLater(_ condition: @escaping @autoclosure () -> Bool)
  func expect(_ condition: @autoclosure () throws -> Bool) throws -> Int
  func each(_ body: (Int) -> Void, count: Int) -> Int
  func tryEach(_ body: (Int) throws -> String) throws -> String
  func awaitEach(_ body: (Int) async throws -> Int) async throws -> Int
  func map(_ transform: (Int) throws -> Int) rethrows -> [Int]
  func mapLater(_ transform: (Int) async throws -> Int) async rethrows -> Int
  func keep(_ body: @escaping (Int) -> String)
  func keepSendable(
    _ body: @escaping @Sendable () async -> Void, then: @Sendable @escaping () -> Void)
  func onMain(_ body: @escaping @MainActor () -> Void)
  func maybe(_ body: ((Int) -> Void)?)
  func nested(_ body: @escaping (@escaping (Int) -> Void) -> Void)
  func sum(_ numbers: Int...) -> Int
  func join(_ texts: String..., separator: String) -> String
  func take(_ text: consuming String) -> Int
  func look(_ text: borrowing String, at index: Int) -> Int
  func send(_ parcel: sending Parcel)
  func place(_ pair: (String, count: Int)) -> Bool
  func force(_ text: String!) -> Int
  func make(_ type: Int.Type, failing: any Error.Type)
  func unnamed(_: Int, _: String)
  func single(_: Int)
  func codable(name: any Codable, other: (any Codable)?)
  func compose(_ value: any Codable & Sendable)
  func anything(_ value: Any, _ optional: Any?, _ object: AnyObject)
  func deep(_ value: Int??)
}

private struct Broken: Error, Equatable {}

/// What becomes of arguments of each kind.
@Suite("Arguments of spies") struct SpyArgumentTests {
  private let spy = PassingSpy()

  @Test("An inout argument is recorded before the closure changes it")
  func inoutIsRecordedAsReceivedAndSetByTheClosure() throws {
    var number = 1
    spy.increment(&number)
    #expect(number == 1)
    spy.incrementClosure = { $0 += 41 }
    spy.increment(&number)
    #expect(number == 42)
    #expect(spy.incrementReceivedNumber == 1)
    #expect(spy.incrementReceivedInvocations == [1, 1])
  }

  @Test("An inout argument beside others is recorded and changed") func inoutBesideOthers() throws {
    var list = [1, 2, 3]
    spy.drainLimitClosure = { list, limit in
      list.removeFirst(limit)
      return list.count
    }
    #expect(try spy.drain(&list, limit: 2) == 1)
    #expect(list == [3])
    #expect(spy.drainLimitReceivedArguments?.list == [1, 2, 3])
    spy.drainLimitClosure = nil
    spy.drainLimitReturnValue = 9
    #expect(try spy.drain(&list, limit: 0) == 9)
  }

  @Test("An autoclosure is evaluated once")
  func anAutoclosureIsAskedOnce() throws {
    var asked = 0
    func ask() -> Bool {
      asked += 1
      return true
    }
    // Inside of `#expect`, the argument would be asked for before the call.
    spy.checkReturnValue = false
    let unclosed = spy.check(ask())
    #expect(!unclosed && asked == 1)
    spy.checkClosure = { condition in condition() && condition() }
    let answer = spy.check(ask())
    #expect(answer && asked == 2)
    #expect(spy.checkCallsCount == 2)
    #expect(spy.called("check(_:)", with: true).count == 2)
  }

  @Test("An escaping autoclosure is recorded") func anEscapingAutoclosureIsRecorded() {
    var asked = 0
    func ask() -> Bool {
      asked += 1
      return true
    }
    spy.checkLater(ask())
    #expect(asked == 0)
    #expect(spy.checkLaterReceivedCondition?() == true)
    #expect(spy.checkLaterReceivedInvocations.count == 1)
    spy.checkLaterClosure = { condition in _ = condition() }
    spy.checkLater(ask())
    #expect(asked == 2)
  }

  @Test("A closure that does not escape is handed to the closure of the test")
  func aClosureThatDoesNotEscapeIsHandedOn() {
    var seen: [Int] = []
    spy.eachCountClosure = { body, count in
      for number in 0..<count { body(number) }
      return count
    }
    #expect(spy.each({ seen.append($0) }, count: 3) == 3)
    #expect(seen == [0, 1, 2])
    spy.eachCountClosure = nil
    spy.eachCountReturnValue = 0
    #expect(spy.each({ seen.append($0) }, count: 3) == 0)
    #expect(seen.count == 3)
    #expect(spy.eachCountCallsCount == 2)
  }

  @Test("A member that rethrows hands its closure on") func membersThatRethrow() async throws {
    spy.mapReturnValue = [7]
    #expect(spy.map { $0 } == [7])
    spy.mapClosure = { try [1, 2].map($0) }
    #expect(spy.map { $0 * 2 } == [2, 4])
    #expect(throws: Broken.self) { try spy.map { _ in throw Broken() } }
    #expect(spy.mapCallsCount == 3)
    spy.mapLaterClosure = { try await $0(3) }
    #expect(await spy.mapLater { $0 + 1 } == 4)
    await #expect(throws: Broken.self) { try await spy.mapLater { _ in throw Broken() } }
  }

  @Test("Escaping closures are recorded") func escapingClosuresAreRecorded() {
    spy.keep { "\($0)" }
    #expect(spy.keepReceivedBody?(3) == "3")
    #expect(spy.keepReceivedInvocations.map { $0(4) } == ["4"])
    var kept: ((Int) -> String)?
    spy.keepClosure = { kept = $0 }
    spy.keep { "<\($0)>" }
    #expect(kept?(1) == "<1>")
  }

  @Test("A Sendable closure is recorded as Sendable") func sendableClosuresStaySendable() async {
    await confirmation(expectedCount: 2) { heard in
      spy.keepSendable({ heard() }, then: { heard() })
      let body: (@Sendable () async -> Void)? = spy.keepSendableThenReceivedArguments?.body
      await Task { await body?() }.value
      spy.keepSendableThenReceivedArguments?.then()
    }
  }

  @Test("Optional closures are recorded") func optionalClosuresAreRecorded() {
    var seen = 0
    spy.maybe { seen = $0 }
    spy.maybeReceivedBody?(5)
    #expect(seen == 5)
    spy.maybe(nil)
    #expect(spy.maybeReceivedBody == nil)
    #expect(spy.maybeReceivedInvocations.map { $0 == nil } == [false, true])
  }

  @Test("Variadic arguments are recorded as an array") func variadicParametersAreArrays() {
    spy.sumClosure = { $0.reduce(0, +) }
    #expect(spy.sum(1, 2, 3) == 6)
    #expect(spy.sum() == 0)
    #expect(spy.sumReceivedInvocations == [[1, 2, 3], []])
    spy.joinSeparatorClosure = { $0.joined(separator: $1) }
    #expect(spy.join("a", "b", separator: "-") == "a-b")
    #expect(spy.joinSeparatorReceivedArguments?.texts == ["a", "b"])
  }

  @Test("borrowing and consuming arguments are recorded") func ownershipIsNoHindrance() {
    spy.takeClosure = { $0.count }
    #expect(spy.take("four") == 4)
    #expect(spy.takeReceivedText == "four")
    spy.lookAtReturnValue = 1
    #expect(spy.look("text", at: 2) == 1)
    #expect(spy.lookAtReceivedArguments?.text == "text")
    spy.send(Parcel())
    #expect(spy.sendReceivedParcel != nil)
  }

  @Test("Tuples are recorded with their labels") func tuplesKeepTheirLabels() {
    spy.placeClosure = { pair in pair.0 == "a" && pair.count == 2 }
    #expect(spy.place(("a", count: 2)))
    #expect(spy.placeReceivedPair?.count == 2)
    #expect(spy.placeReceivedInvocations.first?.0 == "a")
  }

  @Test("Parameters without names are numbered") func parametersWithoutNamesAreNumbered() {
    spy.unnamed(1, "a")
    #expect(spy.unnamedReceivedArguments?.argument1 == 1)
    #expect(spy.unnamedReceivedArguments?.argument2 == "a")
    spy.single(3)
    #expect(spy.singleReceivedArgument1 == 3)
  }
}
