public import SpryMacros
import SpryMatchers
import Testing

@globalActor actor Studio { static let shared = Studio() }
@globalActor actor StudioActor { static let shared = StudioActor() }

@Spryable @Spyable
@MainActor
protocol Screen: AnyObject {
  var title: String { get set }
  func show(_ text: String) -> Int
  func wait() async throws -> Int
  nonisolated func id() -> Int
  nonisolated var kind: String { get }
  static func make() -> Int
  static var count: Int { get set }
  init(name: String)
  subscript(index: Int) -> Int { get set }
}

@Spryable @Spyable
protocol Mixed {
  @MainActor func show() -> Int
  @MainActor var title: String { get set }
  @Studio func play(_ song: String) -> Int
  @StudioActor func record() async -> Int
  @MainActor static func make() throws -> Int
  func plain() -> Int
}

@Spryable @Spyable
protocol Account: Actor {
  var balance: Int { get set }
  func deposit(_ amount: Int) -> Int
  func transfer(_ amount: Int) async throws
  nonisolated func id() -> String
  nonisolated var owner: String { get }
  func each(_ body: (Int) -> Void)
  subscript(day: Int) -> Int { get }
  static func open() -> Int
}

@Spyable
protocol Steps {
  func run(in actor: isolated any Actor) -> Int
  func maybe(in actor: isolated (any Actor)?) async -> Int
  func give(_ work: sending @escaping () -> Int) async -> Int
}

@Spryable @Spyable
protocol Worker: Sendable {
  func work(_ value: Int) async -> Int
  nonisolated(nonsending) func stay(_ value: Int) async -> Int
  @concurrent func leave(_ value: Int) async -> Int
  var total: Int { get }
}

/// A protocol whose fake stores values that are not `Sendable`.
@Spryable
public protocol Holder: AnyObject, Sendable {
  associatedtype Item: AnyObject
  func hold() -> Int
}

func isSendable(_: some Sendable) -> Bool { true }

@Suite("Isolation", .spry) struct IsolationTests {
  @Test("A protocol can be isolated to the main actor")
  @MainActor func protocolsOfTheMainActor() {
    let fake = FakeScreen(name: "a")
    fake.stub.title.andReturn("t")
    fake.stub.show("x").andReturn(1)
    fake.stub[.any].andReturn(4)
    FakeScreen.stub.make().andReturn(2)
    FakeScreen.stub.count.andReturn(3)
    #expect(fake.title == "t")
    #expect(fake.show("x") == 1)
    #expect(FakeScreen.make() == 2)
    #expect(FakeScreen.count == 3)
    #expect(fake[1] == 4)
    fake.title = "u"
    FakeScreen.count = 5
    expectHaveReceived(fake.calls.title.set("u"))
    expectHaveReceived(FakeScreen.calls.count.set(5))
    expectHaveReceived(FakeScreen.calls.initializer(name: "a"))
  }

  @Test("A member can have its own isolation")
  func membersOfActors() async throws {
    let fake = FakeMixed()
    fake.stub.show().andDo { _ in
      MainActor.assertIsolated()
      return 1
    }
    fake.stub.title.andReturn("t")
    fake.stub.play("song").andDo { _ in
      Studio.assertIsolated()
      return 2
    }
    fake.stub.record().andReturn(3)
    FakeMixed.stub.make().andThrow(DoorError(code: 5))
    #expect(await fake.show() == 1)
    #expect(await fake.title == "t")
    #expect(await fake.play("song") == 2)
    #expect(await fake.record() == 3)
    await #expect(throws: DoorError(code: 5)) { try await FakeMixed.make() }
    await MainActor.run { fake.title = "u" }
    expectHaveReceived(fake.calls.title.set("u"))
    expectHaveReceived(fake.calls.play("song"))
  }

  @Test("A protocol can refine Actor")
  func actors() async throws {
    let fake = FakeAccount()
    fake.stub.balance.andReturn(1)
    fake.stub.transfer(.any).andThrow(DoorError(code: 4))
    fake.stub.deposit(2).andReturn(3)
    fake.stub.id().andReturn("id")
    fake.stub.owner.andReturn("ann")
    fake.stub[.any].andReturn(5)
    FakeAccount.stub.open().andReturn(6)
    #expect(await fake.balance == 1)
    await #expect(throws: DoorError(code: 4)) { try await fake.transfer(1) }
    #expect(fake.id() == "id")
    #expect(fake.owner == "ann")
    #expect(await fake[1] == 5)
    #expect(FakeAccount.open() == 6)
    let account: any Account = fake
    #expect(await account.deposit(2) == 3)
    expectHaveReceived(fake.calls.deposit(2), .once)
    expectHaveReceived(fake.calls.transfer(1))
  }

  @Test("A fake can be used in tasks")
  func sendableFakesMayBeUsedInTasks() async {
    let fake = FakeWorker()
    fake.stub.work(.any).andReturn(1)
    fake.stub.stay(.any).andReturn(2)
    fake.stub.leave(.any).andReturn(3)
    let sum = await withTaskGroup(of: Int.self) { group in
      for value in 1...10 { group.addTask { await fake.work(value) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 10)
    #expect(await Task { await fake.stay(1) }.value == 2)
    #expect(await fake.leave(1) == 3)
    expectHaveReceived(fake.calls.work(.any), .exactly(10))
    #expect(isSendable(FakeHolder<Parcel>()))
  }
}

@Suite("Isolation of spies") struct SpyIsolationTests {
  @Test("The names of an isolated spy can be used from anywhere") func namesFromAnywhere() async {
    let spy = await ScreenSpy()
    spy.showReturnValue = 1
    spy.idReturnValue = 2
    spy.underlyingTitle = "a"
    #expect(spy.id() == 2)
    #expect(await spy.show("x") == 1)
    #expect(await spy.title == "a")
    #expect(spy.showReceivedInvocations == ["x"])
  }

  @Test("The names of a spy that is an actor need no await") func actors() async throws {
    let spy = AccountSpy()
    spy.depositReturnValue = 10
    spy.transferClosure = { if $0 == 1 { throw DoorError() } }
    spy.underlyingOwner = "me"
    spy.subscriptReturnValue = 3
    spy.idReturnValue = "id"
    spy.eachClosure = { $0(5) }
    #expect(await spy.deposit(1) == 10)
    await #expect(throws: DoorError()) { try await spy.transfer(1) }
    #expect(spy.owner == "me" && spy.id() == "id")
    #expect(await spy[2] == 3)
    await confirmation { heard in
      await spy.each { if $0 == 5 { heard() } }
    }
    #expect(spy.depositReceivedInvocations == [1])
    spy.resetSpy()
    #expect(spy.depositCallsCount == 0)
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
