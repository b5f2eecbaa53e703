import SpryMacros
import Testing

final class Parcel {}

@Spyable protocol Passing {
  func increment(_ number: inout Int)
  func drain(_ list: inout [Int], limit: Int) throws -> Int
  func check(_ condition: @autoclosure () -> Bool) -> Bool
  func checkLater(_ condition: @escaping @autoclosure () -> Bool)
  func each(_ body: (Int) -> Void, count: Int) -> Int
  func map(_ transform: (Int) throws -> Int) rethrows -> [Int]
  func mapLater(_ transform: (Int) async throws -> Int) async rethrows -> Int
  func keepSendable(
    _ body: @escaping @Sendable () async -> Void, then: @Sendable @escaping () -> Void)
  func maybe(_ body: ((Int) -> Void)?) async -> Bool
  func retry(_ work: @escaping () async -> Int, times: Int) async throws -> Int
  func start(_ work: @escaping () async throws -> Int) throws -> Task<Int, any Error>
  func plan() async -> [() -> Int]
  func finish(_ work: (id: Int, done: () -> Void)) async -> () -> Int
  func join(_ texts: String..., separator: String) -> String
  func look(_ text: borrowing String, at index: Int) -> Int
  func send(_ parcel: sending Parcel)
  func place(_ pair: (String, count: Int)) -> Bool
  func unnamed(_: Int, _: String)
  func single(_: Int)
}

private struct Broken: Error, Equatable {}

/// What the names of a spy show of arguments of each kind, and what its closure gets.
@Suite("Arguments of spies") struct SpyArgumentTests {
  private let spy = PassingSpy()

  @Test("An inout argument is recorded before the closure changes it, alone or beside others")
  func inoutArguments() throws {
    var number = 1
    spy.increment(&number)
    #expect(number == 1)
    spy.incrementClosure = { $0 += 41 }
    spy.increment(&number)
    #expect(number == 42)
    #expect(spy.incrementReceivedNumber == 1)
    #expect(spy.incrementReceivedInvocations == [1, 1])
    var list = [1, 2, 3]
    spy.drainLimitClosure = { list, limit in
      list.removeFirst(limit)
      return list.count
    }
    #expect(try spy.drain(&list, limit: 2) == 1)
    #expect(list == [3])
    #expect(spy.drainLimitReceivedArguments?.list == [1, 2, 3])
  }

  @Test("An autoclosure is evaluated once, and recorded as a closure if it escapes")
  func autoclosures() {
    var asked = 0
    func ask() -> Bool {
      asked += 1
      return true
    }
    // Inside of `#expect`, the argument would be asked for before the call.
    spy.checkClosure = { condition in condition() && condition() }
    let answer = spy.check(ask())
    #expect(answer && asked == 1)
    #expect(spy.called("check(_:)", with: true).count == 1)
    spy.checkLater(ask())
    #expect(asked == 1)
    #expect(spy.checkLaterReceivedCondition?() == true)
    spy.checkLaterClosure = { condition in _ = condition() }
    spy.checkLater(ask())
    #expect(asked == 3)
    #expect(spy.checkLaterReceivedInvocations.count == 2)
  }

  @Test("A nonescaping closure is passed to the closure of the test, also by members that rethrow")
  func nonescapingClosures() async throws {
    var seen: [Int] = []
    spy.eachCountClosure = { body, count in
      for number in 0..<count { body(number) }
      return count
    }
    #expect(spy.each({ seen.append($0) }, count: 3) == 3)
    #expect(seen == [0, 1, 2])
    #expect(spy.eachCountCallsCount == 1)
    spy.mapReturnValue = [7]
    #expect(spy.map { $0 } == [7])
    spy.mapClosure = { try [1, 2].map($0) }
    #expect(spy.map { $0 * 2 } == [2, 4])
    #expect(throws: Broken.self) { try spy.map { _ in throw Broken() } }
    spy.mapLaterClosure = { try await $0(3) }
    #expect(await spy.mapLater { $0 + 1 } == 4)
    await #expect(throws: Broken.self) { try await spy.mapLater { _ in throw Broken() } }
  }

  @Test("Escaping closures are recorded as they are, and passed on by async members")
  func escapingClosures() async throws {
    await confirmation(expectedCount: 2) { heard in
      spy.keepSendable({ heard() }, then: { heard() })
      let body: (@Sendable () async -> Void)? = spy.keepSendableThenReceivedArguments?.body
      await Task { await body?() }.value
      spy.keepSendableThenReceivedArguments?.then()
    }
    var seen: [Int] = []
    spy.maybeClosure = { done in
      done?(1)
      return done == nil
    }
    #expect(await !spy.maybe { seen.append($0) })
    spy.maybeReceivedBody?(2)
    #expect(await spy.maybe(nil))
    #expect(spy.maybeReceivedBody == nil)
    #expect(spy.maybeReceivedInvocations.map { $0 == nil } == [false, true])
    #expect(seen == [1, 2])

    spy.retryTimesClosure = { work, times in await work() * times }
    #expect(try await spy.retry({ 2 }, times: 3) == 6)
    #expect(await spy.retryTimesReceivedInvocations[0].work() == 2)
    spy.startClosure = { work in
      let work = unsafeBitCast(work, to: (@Sendable () async throws -> Int).self)
      return Task { try await work() }
    }
    #expect(try await spy.start { 4 }.value == 4)
  }

  @Test("Closures that an async member returns, or takes in a tuple, are passed on")
  func closuresInOtherTypes() async {
    spy.planClosure = { [{ 4 }] }
    #expect(await spy.plan()[0]() == 4)
    spy.planClosure = nil
    spy.planReturnValue = [{ 5 }]
    #expect(await spy.plan()[0]() == 5)
    var isDone = false
    spy.finishClosure = { work in
      work.done()
      return { work.id }
    }
    #expect(await spy.finish((id: 6, done: { isDone = true }))() == 6)
    #expect(isDone)
  }

  @Test("Variadic, borrowing, and sending arguments, and tuples, are recorded as values")
  func otherParameters() {
    spy.joinSeparatorClosure = { $0.joined(separator: $1) }
    #expect(spy.join("a", "b", separator: "-") == "a-b")
    #expect(spy.joinSeparatorReceivedArguments?.texts == ["a", "b"])
    spy.lookAtReturnValue = 1
    #expect(spy.look("text", at: 2) == 1)
    #expect(spy.lookAtReceivedArguments?.text == "text")
    spy.send(Parcel())
    #expect(spy.sendReceivedParcel != nil)
    spy.placeClosure = { pair in pair.0 == "a" && pair.count == 2 }
    #expect(spy.place(("a", count: 2)))
    #expect(spy.placeReceivedPair?.count == 2)
    #expect(spy.placeReceivedInvocations.first?.0 == "a")
  }

  @Test("Parameters without names are numbered") func parametersWithoutNames() {
    spy.unnamed(1, "a")
    #expect(spy.unnamedReceivedArguments?.argument1 == 1)
    #expect(spy.unnamedReceivedArguments?.argument2 == "a")
    spy.single(3)
    #expect(spy.singleReceivedArgument1 == 3)
  }
}
