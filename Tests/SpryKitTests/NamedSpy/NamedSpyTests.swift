import SpryKit
import Testing

@Suite struct NamedSpyTests {
  private let spy = DepotSpy()

  @Test func countsCalls() {
    #expect(!spy.pingCalled)
    spy.ping()
    spy.ping()
    #expect(spy.pingCallsCount == 2)
    #expect(spy.pingCalled)
    spy.pingCallsCount = 0
    #expect(!spy.pingCalled)
    spy.pingCallsCount += 1
    #expect(spy.pingCallsCount == 1)
  }

  @Test func recordsWhatIsReceived() throws {
    spy.matchesReturnValue = true
    #expect(spy.matchesReceivedArguments == nil)
    #expect(spy.matchesReceivedInvocations.isEmpty)
    for number in 0..<100 { #expect(spy.matches("text \(number)", "a longer pattern \(number)")) }
    let last = try #require(spy.matchesReceivedArguments)
    #expect(last.text == "text 99")
    #expect(last.pattern == "a longer pattern 99")
    #expect(spy.matchesReceivedInvocations.map(\.text) == (0..<100).map { "text \($0)" })
    #expect(
      spy.matchesReceivedInvocations.map(\.pattern) == (0..<100).map { "a longer pattern \($0)" })
    #expect(spy.matchesCallsCount == 100)
  }

  @Test func asyncMembers() async throws {
    spy.fetchConfigArgReturnValue = ["a": "b"]
    #expect(try await spy.fetchConfig(arg: 7) == ["a": "b"])
    #expect(spy.fetchConfigArgReceivedArg == 7)
    #expect(spy.fetchConfigArgReceivedInvocations == [7])
    spy.fetchConfigArgClosure = { ["x": "\($0)"] }
    #expect(try await spy.fetchConfig(arg: 8) == ["x": "8"])
    spy.fetchConfigArgThrowableError = Full(count: 1)
    await #expect(throws: Full(count: 1)) { try await spy.fetchConfig(arg: 9) }
    #expect(spy.fetchConfigArgReceivedInvocations == [7, 8, 9])
    spy.waitClosure = { 4 }
    #expect(await spy.wait() == 4)
    spy.sizeReturnValue = 3
    #expect(try await spy.size == 3)
  }

  @Test func genericMembers() throws {
    spy.decodeReturnValue = 7
    #expect(try spy.decode(1, as: Int.self) == 7)
    spy.decodeClosure = { item, _ in item }
    #expect(try spy.decode([3], as: [Int].self) == [3])
    #expect(spy.decodeReceivedArguments?.item as? [Int] == [3])
  }

  @Test func opaqueMembers() throws {
    spy.eachClosure = { body in
      body(3)
      return true
    }
    var seen: [Int] = []
    #expect(spy.each { seen.append($0) })
    #expect(seen == [3])
    spy.eachClosure = nil
    spy.eachReturnValue = false
    #expect(!spy.each { seen.append($0) })
    spy.nextClosure = { seed in
      seed += 1
      return seed * 2
    }
    var seed = 1
    #expect(try spy.next(&seed) == 4)
    #expect(seed == 2)
    #expect(spy.nextReceivedInvocations == [1])
  }
}
