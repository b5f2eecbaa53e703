import SpryMacros
import Testing

struct Outage: Error, Equatable {
  var code = 0
}

@Spyable protocol Remote {
  func ping() throws
  func load(_ id: Int) throws -> String
  func fetch(_ id: Int) async -> String
  func send(_ id: Int) async throws -> String
  func typed(_ id: Int) throws(Outage) -> Int
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

  @Test("An async throwing member throws or returns") func asynchronousAndThrowing() async throws {
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

  @Test("A member with typed throws throws that type") func typedThrows() async {
    spy.typedThrowableError = Outage(code: 3)
    do throws(Outage) {
      _ = try spy.typed(1)
      Issue.record("it throws")
    } catch {
      #expect(error.code == 3)
    }
    let error: Outage? = spy.typedThrowableError
    #expect(error?.code == 3)
    spy.typedThrowableError = nil
    spy.typedClosure = { id throws(Outage) in throw Outage(code: id) }
    #expect(throws: Outage(code: 4)) { try spy.typed(4) }
    spy.typedLaterThrowableError = Outage(code: 5)
    await #expect(throws: Outage(code: 5)) { try await spy.typedLater(1) }
  }

  @Test("throws(any Error) and throws(Never) are understood") func typesThatSayNothingNew() throws {
    spy.anyErrorThrowableError = Outage()
    #expect(throws: Outage.self) { try spy.anyError() }
    spy.neverReturnValue = 1
    #expect(spy.never() == 1)
  }

  @Test("A generic error type is thrown as itself") func genericErrors() {
    spy.genericThrowableError = Outage(code: 1)
    #expect(throws: Outage(code: 1)) { try spy.generic(Outage()) }
    spy.genericThrowableError = nil
    spy.genericClosure = { throw $0 as? Outage ?? Outage(code: 99) }
    #expect(throws: Outage(code: 2)) { try spy.generic(Outage(code: 2)) }
    spy.runClosure = { try $0() + 1 }
    #expect(spy.run { 1 } == 2)
    #expect(throws: Outage(code: 3)) {
      try spy.run { () throws(Outage) in throw Outage(code: 3) }
    }
  }

  @Test("Getters may throw and be async") func gettersWithEffects() async throws {
    spy.sizeReturnValue = 3
    #expect(await spy.size == 3)
    spy.sizeClosure = { 4 }
    #expect(await spy.size == 4)
    #expect(spy.sizeCallsCount == 2)
    spy.nameThrowableError = Outage(code: 1)
    #expect(throws: Outage(code: 1)) { try spy.name }
    spy.nameThrowableError = nil
    spy.nameReturnValue = "a"
    #expect(try spy.name == "a")
    #expect(try await spy.state == nil)
    spy.stateThrowableError = Outage(code: 2)
    await #expect(throws: Outage(code: 2)) { try await spy.state }
    spy.subscriptRemoteClosure = { $0 * 2 }
    #expect(try await spy[remote: 4] == 8)
    #expect(spy.subscriptRemoteReceivedId == 4)
  }
}
