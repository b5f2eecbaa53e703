import TestSupport
import Testing

@testable import SpryKit

@Suite("A generated spy") struct GeneratedSpyTests {
  private let spy = DepotSpy()

  @Test("A hundred calls are recorded in order") func recordsWhatIsReceived() throws {
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

  @Test("Arguments of different sizes are recorded") func recordsArgumentsOfManyLayouts() throws {
    for number in 0..<20 {
      try spy.store("text \(number)", at: UInt8(number), weight: Double(number) / 2)
    }
    for (number, received) in spy.storeReceivedInvocations.enumerated() {
      #expect(received == ("text \(number)", UInt8(number), Double(number) / 2))
    }
    #expect(spy.storeReceivedInvocations.count == 20)
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
    #expect(spy.matchesReceivedArguments?.text == "first", "they are apart")
    #expect(spy.matchesCallsCount == 1)
    _ = spy.matches("second", "")
    spy.matchesReceivedInvocations.append(("third", ""))
    for number in 4...20 { _ = spy.matches("\(number)", "") }
    #expect(
      spy.matchesReceivedInvocations.map(\.text) == ["second", "third"] + (4...20).map { "\($0)" })
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
    spy.storeClosure = { text, place, _ throws(Full) in throw Full(count: text.count + Int(place)) }
    #expect(throws: Full(count: 2)) { try spy.store("a", at: 1, weight: 2) }
    spy.storeThrowableError = Full(count: 9)
    #expect(spy.storeThrowableError == Full(count: 9))
    do {
      try spy.store("b", at: 1, weight: 2)
      Issue.record("does not throw")
    } catch {
      let typed: Full = error
      #expect(typed == Full(count: 9))
    }
    #expect(spy.storeReceivedInvocations.map(\.text) == ["a", "a", "b"], "recorded all the same")
    spy.storeThrowableError = nil
    spy.storeClosure = nil
    try spy.store("a", at: 1, weight: 2)
    #expect(spy.storeCallsCount == 4)
  }

  @Test("Async members are recorded and answered") func asyncMembers() async throws {
    spy.fetchConfigArgReturnValue = ["a": "b"]
    #expect(try await spy.fetchConfig(arg: 7) == ["a": "b"])
    #expect(spy.fetchConfigArgReceivedArg == 7)
    spy.fetchConfigArgClosure = { argument in
      await Task.yield()
      return ["x": "\(argument)"]
    }
    #expect(try await spy.fetchConfig(arg: 8) == ["x": "8"])
    let closure = try #require(spy.fetchConfigArgClosure)
    #expect(try await closure(1) == ["x": "1"])
    spy.fetchConfigArgThrowableError = Full(count: 1)
    #expect(spy.fetchConfigArgThrowableError as? Full == Full(count: 1))
    await #expect(throws: Full(count: 1)) { try await spy.fetchConfig(arg: 9) }
    #expect(spy.fetchConfigArgReceivedInvocations == [7, 8, 9])
    spy.waitReturnValue = 3
    #expect(await spy.wait() == 3)
    spy.waitClosure = { 4 }
    #expect(await spy.wait() == 4)
    spy.sizeReturnValue = 3
    #expect(try await spy.size == 3)
    #expect(spy.sizeCallsCount == 1)
  }

  @Test("The closure of a member without a result runs") func aVoidMembersClosureRuns() {
    var runs = 0
    spy.pingClosure = { runs += 1 }
    spy.ping()
    #expect(runs == 1)
    let closure = spy.pingClosure
    closure?()
    #expect(runs == 2)
  }

  @Test("Generic members are recorded and answered") func genericMembers() throws {
    spy.decodeReturnValue = 7
    #expect(try spy.decode(1, as: Int.self) == 7)
    spy.decodeClosure = { item, _ in item }
    #expect(try spy.decode([3], as: [Int].self) == [3])
    #expect(try spy.decode(nil, as: String?.self) == nil)
    spy.decodeThrowableError = Full()
    #expect(throws: Full()) { try spy.decode("a", as: String.self) }
    #expect(spy.decodeReceivedArguments?.item as? String == "a")
    #expect(
      spy.decodeReceivedInvocations.map { $0.type is Int.Type } == [true, false, false, false])
  }

  @Test("Members with closures and inout arguments are recorded and answered")
  func opaqueMembers() throws {
    spy.eachClosure = { body in
      body(3)
      return true
    }
    var seen: [Int] = []
    #expect(spy.each { seen.append($0) })
    #expect(spy.eachClosure != nil)
    spy.eachClosure = nil
    spy.eachReturnValue = false
    #expect(!spy.each { seen.append($0) })
    #expect(seen == [3])
    #expect(spy.eachCallsCount == 2)
    spy.nextClosure = { seed in
      seed += 1
      return seed * 2
    }
    var seed = 1
    #expect(try spy.next(&seed) == 4)
    #expect(seed == 2)
    spy.nextClosure = nil
    spy.nextReturnValue = 5
    #expect(try spy.next(&seed) == 5)
    spy.nextThrowableError = Full(count: 3)
    #expect(throws: Full(count: 3)) { try spy.next(&seed) }
    #expect(spy.nextReceivedSeed == 2)
    #expect(spy.nextReceivedInvocations == [1, 2, 2])
  }

  @Test("Rethrowing members hand their closure on") func rethrowingMembers() async throws {
    spy.mapClosure = { transform in try transform(3) }
    #expect(spy.map { $0 + 1 } == 4)
    #expect(throws: Full(count: 3)) { try spy.map { throw Full(count: $0) } }
    spy.mapClosure = nil
    spy.mapReturnValue = 7
    #expect(spy.map { $0 } == 7)
    spy.awaitClosure = { transform in try await transform(3) }
    #expect(await spy.await { $0 + 1 } == 4)
    await #expect(throws: Full(count: 3)) { try await spy.await { throw Full(count: $0) } }
  }

  @Test("A reset removes calls and answers") func isReset() {
    spy.matchesReturnValue = true
    spy.matchesClosure = { _, _ in false }
    spy.underlyingName = "a"
    spy.storeThrowableError = Full()
    _ = spy.matches("a", "b")
    spy.resetSpy()
    #expect(spy.matchesReturnValue == nil)
    #expect(spy.matchesClosure == nil)
    #expect(spy.underlyingName == nil)
    #expect(spy.storeThrowableError == nil)
    #expect(spy.matchesReceivedArguments == nil)
    #expect(spy.matchesReceivedInvocations.isEmpty)
    #expect(!spy.matchesCalled)
    spy.ping()
    spy.resetSpy()
    spy.ping()
    #expect(spy.pingCallsCount == 1)
  }

  @Test("A generic spy records and answers") func aSpyOfAnAssociatedType() {
    let spy = ShelfSpy<[String]>()
    #expect(spy.put(["a"]) == nil)
    spy.putClosure = { $0 + ["b"] }
    #expect(spy.put(["a"]) == ["a", "b"])
    #expect(spy.putReceivedInvocations == [["a"], ["a"]])
    spy.top = ["c"]
    #expect(spy.underlyingTop == ["c"])
  }
}

@Suite("A generated spy on an actor") struct IsolatedGeneratedSpyTests {
  @Test("A main actor spy records values that are not Sendable")
  @MainActor func onTheMainActor() async {
    let spy = ScreenSpy()
    let page = Page()
    spy.showReturnValue = page
    #expect(await spy.show(page, title: "a") === page)
    spy.showClosure = { page, title in
      page.title = title
      return page
    }
    #expect(await spy.show(page, title: "b") === page)
    #expect(page.title == "b")
    #expect(spy.showReceivedInvocations.map(\.title) == ["a", "b"])
    spy.hideClosure = {
      MainActor.assertIsolated()
      return true
    }
    #expect(spy.hide())
  }

  @Test("A spy that is an actor records and answers") func onAnActor() async throws {
    let spy = VaultSpy()
    spy.underlyingCount = 3
    spy.saveReturnValue = 1
    #expect(await spy.count == 3)
    #expect(try await spy.save(Page()) == 1)
    spy.saveClosure = { page in page.title.count }
    #expect(try await spy.save(Page()) == 0)
    spy.saveThrowableError = Full()
    await #expect(throws: Full()) { try await spy.save(Page()) }
    #expect(spy.saveCallsCount == 3)
  }
}

@Suite("Static members of a generated spy") struct StaticGeneratedSpyTests {
  @Test("Static members have a storage in each scope") func aTypeHasAMemoryInEachScope() {
    withSpryScope {
      FactorySpy.makeReturnValue = "outer"
      withSpryScope(misuse: Misuses().handler) {
        #expect(FactorySpy.make(1).isEmpty)
        #expect(FactorySpy.makeCallsCount == 1)
      }
      #expect(FactorySpy.make(2) == "outer")
      #expect(FactorySpy.makeReceivedInvocations == [2])
    }
  }

  @Test("A subclass has its own static storage") func aSubclassHasItsOwn() {
    withSpryScope {
      FactorySpy.makeReturnValue = "base"
      OtherFactorySpy.makeReturnValue = "other"
      #expect(FactorySpy.make(1) == "base")
      #expect(OtherFactorySpy.make(2) == "other")
      #expect(OtherFactorySpy.makeCallsCount == 1)
      FactorySpy.classSpyStorage.reset()
      #expect(FactorySpy.makeCallsCount == 0)
      #expect(OtherFactorySpy.makeCallsCount == 1)
    }
  }
}
