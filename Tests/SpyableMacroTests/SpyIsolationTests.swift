import SpryMacros
import SpryMatchers
import Testing

@MainActor @Spyable protocol Screen {
  func show(_ page: Int) -> Int
  var title: String { get set }
  nonisolated func free(_ page: Int) -> Int
}

@Spyable protocol Account: Actor {
  func balance(_ id: Int) -> Int
  func close(_ id: Int) async throws -> Bool
  func each(_ body: (Int) -> Void)
  var owner: String { get }
  subscript(id: Int) -> Int { get }
  nonisolated func number(_ id: Int) -> Int
  nonisolated var bank: String { get }
}

@Spyable protocol Steps {
  func run(in actor: isolated any Actor) -> Int
  func maybe(in actor: isolated (any Actor)?) async -> Int
  func give(_ work: sending @escaping () -> Int) async -> Int
}

@Suite("Spies and actors", .spry) struct SpyIsolationTests {
  @Test("The names of an isolated spy can be used from anywhere") func namesFromAnywhere() async {
    let spy = await ScreenSpy()
    spy.showReturnValue = 1
    spy.freeReturnValue = 2
    spy.underlyingTitle = "a"
    #expect(spy.free(3) == 2)
    #expect(await spy.show(7) == 1)
    #expect(await spy.title == "a")
    #expect(spy.showReceivedInvocations == [7])
  }

  @Test("The names of a spy that is an actor need no await") func actors() async throws {
    let spy = AccountSpy()
    spy.balanceReturnValue = 10
    spy.closeClosure = { $0 == 1 }
    spy.underlyingOwner = "me"
    spy.subscriptReturnValue = 3
    spy.numberReturnValue = 4
    spy.underlyingBank = "b"
    spy.eachClosure = { $0(5) }
    #expect(await spy.balance(1) == 10)
    #expect(try await spy.close(1))
    #expect(await spy.owner == "me")
    #expect(await spy[2] == 3)
    #expect(spy.number(6) == 4)
    #expect(spy.bank == "b")
    await confirmation { heard in
      await spy.each { if $0 == 5 { heard() } }
    }
    #expect(spy.balanceReceivedInvocations == [1])
    spy.resetSpy()
    #expect(spy.balanceCallsCount == 0)
  }

  @MainActor @Test("Parameters may be isolated or sending") func isolatedParameters() async {
    let spy = StepsSpy()
    spy.runInReturnValue = 1
    #expect(spy.run(in: MainActor.shared) == 1)
    spy.maybeInReturnValue = 2
    #expect(await spy.maybe(in: MainActor.shared) == 2)
    #expect(spy.runInReceivedActor is MainActor)
    spy.giveClosure = { $0() }
    #expect(await spy.give { 3 } == 3)
  }
}
