import SpryMacros
import Testing

struct Outage: Error, Equatable {
  var code = 0
}

@Spyable protocol Remote {
  func send(_ id: Int) async throws -> String
  func typedLater(_ id: Int) async throws(Outage)
  func anyError() throws(any Error) -> Int
  func never() throws(Never) -> Int
  func generic<Failure: Error>(_ failure: Failure) throws(Failure) -> Int
  func run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
  var size: Int { get async }
  var name: String { get throws }
  var state: String? { get async throws(Outage) }
  subscript(remote id: Int) -> Int { get async throws }
}

@Suite("Members of spies that throw or are async") struct SpyEffectTests {
  private let spy = RemoteSpy()

  @Test("An async throwing member throws or returns") func asyncAndThrowing() async throws {
    spy.sendClosure = { id in
      await Task.yield()
      if id == 2 { throw Outage() }
      return "\(id)"
    }
    #expect(try await spy.send(1) == "1")
    await #expect(throws: Outage.self) { try await spy.send(2) }
    spy.sendThrowableError = Outage(code: 9)
    await #expect(throws: Outage(code: 9)) { try await spy.send(1) }
  }

  @Test("The error of a member has its type, which can be any Error, Never, or generic")
  func typedErrors() async {
    spy.typedLaterThrowableError = Outage(code: 5)
    await #expect(throws: Outage(code: 5)) { try await spy.typedLater(1) }
    spy.anyErrorThrowableError = Outage()
    #expect(throws: Outage.self) { try spy.anyError() }
    spy.neverReturnValue = 1
    #expect(spy.never() == 1)
    spy.genericThrowableError = Outage(code: 1)
    #expect(throws: Outage(code: 1)) { try spy.generic(Outage()) }
    spy.genericThrowableError = nil
    spy.genericClosure = { throw $0 as? Outage ?? Outage(code: 99) }
    #expect(throws: Outage(code: 2)) { try spy.generic(Outage(code: 2)) }
    spy.runClosure = { try $0() + 1 }
    #expect(spy.run { 1 } == 2)
    #expect(throws: Outage(code: 3)) { try spy.run { () throws(Outage) in throw Outage(code: 3) } }
  }

  @Test("Getters with effects have the names of functions") func getters() async throws {
    spy.sizeReturnValue = 3
    #expect(await spy.size == 3)
    spy.sizeClosure = { 4 }
    #expect(await spy.size == 4)
    #expect(spy.sizeCallsCount == 2)
    spy.nameThrowableError = Outage(code: 1)
    #expect(throws: Outage(code: 1)) { try spy.name }
    #expect(try await spy.state == nil)
    spy.stateThrowableError = Outage(code: 2)
    await #expect(throws: Outage(code: 2)) { try await spy.state }
    spy.subscriptRemoteClosure = { $0 * 2 }
    #expect(try await spy[remote: 4] == 8)
    #expect(spy.subscriptRemoteReceivedId == 4)
  }
}
